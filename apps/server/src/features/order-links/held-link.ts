import { orderLinkDays } from '@northword/content/studio/link-life'
import type { Em } from '../../db/orm.ts'
import { hashOfSecret } from '../../secrets/secrets.ts'
import { clock } from '../../time/clock.ts'
import { Token } from '../links/token.entity.ts'
import { isErased } from '../orders/erase/erased-order.ts'
import { orderPurposes } from '../orders/mails/order-link.ts'
import { OrderEvent } from '../orders/order/order-event.entity.ts'
import { Order } from '../orders/order/order.entity.ts'

const dayMs = 24 * 3_600_000

/** Milliseconds that a link to an order is valid; less if the order is over. */
export const validMs = orderLinkDays.open * dayMs

export interface HeldLink {
  order: Order
  isMailed: boolean
  endsAt: Date
}

/** The link of a secret; null if unknown, ended or expired. Changes nothing. */
export async function heldLink(em: Em, secret: string): Promise<HeldLink | null> {
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
