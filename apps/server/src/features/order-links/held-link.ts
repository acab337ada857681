import { orderLinkDays } from '@northword/content/link-life'
import type { Em } from '../../db/orm.ts'
import { hashOfSecret } from '../../secrets.ts'
import { clock } from '../../time/clock.ts'
import { Token } from '../links/token.entity.ts'
import { isNobodys } from '../orders/nobodys.ts'
import { orderPurposes } from '../orders/order-link.ts'
import { OrderEvent } from '../orders/order-event.entity.ts'
import { Order } from '../orders/order.entity.ts'

const dayMs = 24 * 3_600_000

/** How long a link to an order is good, in milliseconds, unless the order is over before. */
export const validMs = orderLinkDays.open * dayMs

/** A link that is good, and its order. */
export interface HeldLink {
  order: Order
  isMailed: boolean
  endsAt: Date
}

/** The link with this secret; null where it is unknown, was ended, or is too old. Changes nothing. */
export async function heldLink(em: Em, secret: string): Promise<HeldLink | null> {
  const purpose = { $in: [orderPurposes.mailed, orderPurposes.copied] }
  const token = await em.findOne(Token, { hash: hashOfSecret(secret), purpose })
  const order = token && (await em.findOne(Order, { id: token.subjectId }))
  if (!order || isNobodys(order)) return null
  const isMailed = token.purpose === orderPurposes.mailed
  // A mail may have been on its way while its reader said that the order is not theirs.
  if (isMailed && order.emailKey === '') return null
  const endsAt = endOf(token, await overSince(em, order))
  return endsAt > clock.now() ? { order, isMailed, endsAt } : null
}

/** When an order was done or stopped; null while it is not. */
async function overSince(em: Em, { id, status }: Order): Promise<Date | null> {
  if (status !== 'Completed' && status !== 'Cancelled' && status !== 'Refunded') return null
  const last = await em.findOne(OrderEvent, { orderId: id, toStatus: status }, { orderBy: { at: 'desc' } })
  return last?.at ?? null
}

/**
 * When a link ends: 90 days after it was made. Where the order is over, 30 days after that at the latest, or 30 days after
 * it was made where that was later.
 */
export function endOf({ expiresAt }: Pick<Token, 'expiresAt'>, over: Date | null): Date {
  if (!over) return expiresAt
  const madeAt = expiresAt.getTime() - validMs
  const lastDay = Math.max(madeAt, over.getTime()) + orderLinkDays.over * dayMs
  return new Date(Math.min(expiresAt.getTime(), lastDay))
}
