import type { BrowserKeys } from '../../doors/browser-keys.ts'
import type { Em } from '../../db/orm.ts'
import type { Order } from '../orders/order/order.entity.ts'
import type { Visitor } from '../people/actor.ts'
import { User } from '../people/user.entity.ts'
import { heldLink } from './held-link.ts'

/** The actor on the page of a link: the holder of the link open in the browser, else a guest. */
export async function linkInBrowser(em: Em, browser: BrowserKeys, network: string): Promise<Visitor> {
  const origin = { network, claimHash: null }
  const secret = browser.read('order')
  const held = secret ? await heldLink(em, secret) : null
  if (!held) return { kind: 'guest', ...origin }
  const { order, isMailed } = held
  const isKnown = !isMailed || (await isProven(em, order))
  return { kind: 'link', orderId: order.id, emailKey: order.emailKey, isMailed, isKnown, ...origin }
}

/** True if the address was proven, for the order or for an account. */
const isProven = async (em: Em, { provenAt, emailKey }: Pick<Order, 'provenAt' | 'emailKey'>) =>
  provenAt !== null || (await em.count(User, { emailKey, emailVerifiedAt: { $ne: null } })) > 0
