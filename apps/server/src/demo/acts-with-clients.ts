import { randomUUID } from 'node:crypto'
import { demoWords } from '@northword/content/operate/demo'
import type { PaymentWay } from '@northword/contract/money/payment-terms'
import { changeClientTerms } from '../features/desk/case/change-terms.ts'
import { writeToClient } from '../features/desk/case/write-to-client.ts'
import { deskConversationOf } from '../features/conversation/list-messages.ts'
import { copyLink } from '../features/order-links/desk-links.ts'
import { requestPayment } from '../features/payments/requests/request-payment.ts'
import { mintLink } from '../features/links/mint-link.ts'
import { sayPaid, writeMessage } from '../features/conversation/write-message.ts'
import type { Context, LinkContext } from '../doors/context.ts'
import { rejectAddress } from '../features/order-links/confirm-address.ts'
import { openLink } from '../features/order-links/open-link.ts'
import { orderPurposes } from '../features/orders/mails/about-order.ts'
import { Order } from '../features/orders/order/order.entity.ts'
import { type Act, agentOf, moneyAct, type Scene, seen } from './acts.ts'
import { atDesk, contextOf, guest, network, onSite } from './studio.ts'
import { demoBrowser } from './demo-browser.ts'

/** Requests the balance due. */
export const ask =
  (way: PaymentWay): Act =>
  (scene) =>
    requestPayment(agentOf(scene), {
      ...moneyAct(scene),
      way,
      link: demoWords.checkout(scene.number),
      reference: '',
    })

/** Answers all messages so far. */
export const answer =
  (text: string): Act =>
  async (scene) => {
    const { number } = scene
    const agent = agentOf(scene)
    const { messages } = await deskConversationOf(agent.em.fork(), agent.actor, { number })
    const latest = messages.findLast(({ from }) => from === 'client')
    await writeToClient(agent, { number, text, idempotencyKey: randomUUID(), seen: latest?.id ?? null })
  }

export const handOutLink: Act = (scene) => copyLink(agentOf(scene), scene.number)

/** Sets the client's terms to NET-30. */
export const trust: Act = async (scene) => {
  const owner = atDesk(scene.studio, 'olive')
  await changeClientTerms(owner, { ...(await seen(owner, scene)), terms: 'net30' })
}

export const write =
  (text: string): Act =>
  async (scene) =>
    writeMessage(await clientOf(scene), { number: scene.number, text, idempotencyKey: randomUUID() })

export const sayThatPaid: Act = async (scene) =>
  sayPaid(await clientOf(scene), { number: scene.number, idempotencyKey: randomUUID() })

export const sayNotMine: Act = async (scene) => rejectAddress(await byLink(scene, orderPurposes.mailed))

/** The client if they have an account, else the holder of a link from staff. */
export const clientOf = async (scene: Scene): Promise<Context> =>
  scene.studio.clients.has(scene.client)
    ? onSite(scene.studio, scene.client)
    : byLink(scene, orderPurposes.copied)

async function byLink({ studio, number }: Scene, purpose: string): Promise<LinkContext> {
  const { deps } = studio
  const browser = demoBrowser()
  const { id: subjectId } = await deps.database.orm.em.fork().findOneOrFail(Order, { number })
  const url = await mintLink(deps.database.orm.em.fork(), deps.links, { purpose, subjectId })
  await openLink(contextOf(studio, guest, browser), { token: url.split('#')[1] ?? '' })
  const actor = await deps.linkInBrowser(deps.database.orm.em.fork(), browser, network)
  if (actor.kind !== 'link') throw new Error(`The link to ${number} of the demo opens nothing.`)
  return { ...contextOf(studio, guest, browser), actor }
}
