import type { LinkedOrder } from '@northword/contract/orders/order-links'
import { orderLinkDays } from '@northword/content/studio/link-life'
import type { Em } from '../../db/orm.ts'
import type { BrowserKeys } from '../../doors/browser-keys.ts'
import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { hashOfSecret } from '../../secrets/secrets.ts'
import { clock } from '../../time/clock.ts'
import { Token } from '../links/token.entity.ts'
import { isErased } from '../orders/erase/erased-order.ts'
import { isProven, orderPurposes } from '../orders/mails/about-order.ts'
import { OrderEvent } from '../orders/order/order-event.entity.ts'
import { Order } from '../orders/order/order.entity.ts'
import type { Visitor } from '../people/actor.ts'

const dayMs = 24 * 3_600_000

/** Milliseconds that a link to an order is valid; less if the order is over. */
export const validMs = orderLinkDays.open * dayMs

/**
 * Opens the order of a link in this browser, in place of another. Counts only invalid secrets.
 * @throws {DomainError} `linkExpired`, `tooManyTries`
 */
export async function openLink(
  { em, browser, limits, actor }: Context,
  { token }: { token: string },
): Promise<void> {
  const held = await heldLink(em, token)
  if (!held) {
    await limits.countNetwork('redeemNetwork', actor)
    throw new DomainError('linkExpired')
  }
  browser.keep('order', token, Math.ceil((held.endsAt.getTime() - clock.now().getTime()) / 1_000))
}

/** The order that is open by link in the browser. Before its holder says "mine", only enough to recognise it. */
export async function findLinkedOrder({ em, actor }: Pick<Context, 'em' | 'actor'>): Promise<LinkedOrder> {
  if (actor.kind !== 'link') return { kind: 'nothing' }
  const { number, name, fullName, createdAt } = await em.findOneOrFail(Order, { id: actor.orderId })
  if (actor.isKnown) return { kind: 'order', number }
  return { kind: 'stub', service: name, createdAt: createdAt.toISOString(), name: masked(fullName) }
}

/** Initials of the first two words: "A… L…". */
const masked = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => `${Array.from(word)[0] ?? ''}…`)
    .join(' ')

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

/** The link of a secret; null if unknown, ended or expired. Changes nothing. */
async function heldLink(em: Em, secret: string) {
  const purpose = { $in: [orderPurposes.mailed, orderPurposes.copied] }
  const token = await em.findOne(Token, { hash: hashOfSecret(secret), purpose })
  const order = token && (await em.findOne(Order, { id: token.subjectId }))
  if (!order || isErased(order)) return null
  const isMailed = token.purpose === orderPurposes.mailed
  // A mail may have been on its way while the address was rejected.
  if (isMailed && order.emailKey === '') return null
  const endsAt = endOf(token, await overSince(em, order))
  return endsAt > clock.now() ? { order, isMailed, endsAt } : null
}

/** When an order was completed, cancelled or refunded; null before. */
async function overSince(em: Em, { id, status }: Order): Promise<Date | null> {
  if (status !== 'Completed' && status !== 'Cancelled' && status !== 'Refunded') return null
  const last = await em.findOne(OrderEvent, { orderId: id, toStatus: status }, { orderBy: { at: 'desc' } })
  return last?.at ?? null
}

/** End of a link: 90 days after it was made, but at most 30 after the order's end, or after the making if later. */
function endOf({ expiresAt }: Pick<Token, 'expiresAt'>, over: Date | null): Date {
  if (!over) return expiresAt
  const madeAt = expiresAt.getTime() - validMs
  const lastDay = Math.max(madeAt, over.getTime()) + orderLinkDays.over * dayMs
  return new Date(Math.min(expiresAt.getTime(), lastDay))
}
