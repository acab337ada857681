import type { Em } from '../../../db/orm.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { piecesOfOrder } from './pieces-of-order.ts'
import { TextVersion } from './text-version.entity.ts'

/** True if the client has every text; in revision, also a version newer than the start of the revision. */
export async function hasTexts(
  em: Em,
  order: Pick<Order, 'id' | 'status' | 'sold' | 'name'>,
): Promise<boolean> {
  const { id: orderId } = order
  const versions = await em.find(
    TextVersion,
    { orderId },
    { fields: ['piece', 'at'], disableIdentityMap: true },
  )
  const isWhole = new Set(versions.map(({ piece }) => piece)).size === piecesOfOrder(order).length
  if (!isWhole || order.status !== 'Revision') return isWhole
  const latest = { orderBy: { at: 'desc', id: 'desc' }, disableIdentityMap: true } as const
  const begun = await em.findOne(OrderEvent, { orderId, toStatus: 'Revision' }, latest)
  return begun !== null && versions.some(({ at }) => at > begun.at)
}
