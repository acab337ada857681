import { randomUUID } from 'node:crypto'
import { mintLink } from '../features/links/mint-link.ts'
import { sayPaid, writeMessage } from '../features/conversation/write-message.ts'
import type { Context, LinkContext } from '../doors/context.ts'
import { rejectAddress } from '../features/order-links/confirm-address.ts'
import { openLink } from '../features/order-links/open-link.ts'
import { orderPurposes } from '../features/orders/mails/order-link.ts'
import { Order } from '../features/orders/order/order.entity.ts'
import type { Act, Scene } from './acts.ts'
import { demoBrowser } from './demo-browser.ts'
import { contextOf, guest, network, onSite } from './studio.ts'

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
