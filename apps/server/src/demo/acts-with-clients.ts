import { randomUUID } from 'node:crypto'
import { demoWords } from '@northword/content/operate/demo'
import type { PaymentWay } from '@northword/contract/money/payment-terms'
import { changeClientTerms } from '../features/desk/case/change-terms.ts'
import { writeToClient } from '../features/desk/case/write-to-client.ts'
import { deskConversationOf } from '../features/conversation/list-messages.ts'
import { copyLink } from '../features/order-links/desk-links.ts'
import { requestPayment } from '../features/payments/requests/request-payment.ts'
import { type Act, agentOf, moneyAct, seen } from './acts.ts'
import { atDesk } from './studio.ts'

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
    const { messages } = await deskConversationOf(agent.em.fork(), agent.actor, number)
    const latest = messages.findLast(({ from }) => from === 'client')
    await writeToClient(agent, { number, text, idempotencyKey: randomUUID(), seen: latest?.id ?? null })
  }

export const handOutLink: Act = (scene) => copyLink(agentOf(scene), scene.number)

/** Sets the client's terms to NET-30. */
export const trust: Act = async (scene) => {
  const owner = atDesk(scene.studio, 'olive')
  await changeClientTerms(owner, { ...(await seen(owner, scene)), terms: 'net30' })
}
