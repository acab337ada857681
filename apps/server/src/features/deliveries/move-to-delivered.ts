import type { Em } from '../../db/orm.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { Order } from '../orders/order.entity.ts'
import type { Staff } from '../people/actor.ts'
import { piecesOfOrder } from './pieces-of-order.ts'
import { type MovedFrom, TextVersion } from './text-version.entity.ts'

/** What the delivery of a piece means for its order. */
export interface Progress {
  /** How many of the order's texts its client then has, and how many there are. */
  has: number
  of: number
  /** Null where the order stays in its state. */
  movedFrom: MovedFrom | null
}

interface Delivering {
  actor: Staff
  piece: number
  /** Whether something else of the order is still to be written anew. */
  isAwaited: boolean
}

/**
 * Takes an order to Delivered where, with this piece, its client has every text, and waits for no other one. To be called in
 * a transaction.
 */
export async function moveToDelivered(
  em: Em,
  order: Order,
  { actor, piece, isAwaited }: Delivering,
): Promise<Progress> {
  const rows = await em.find(
    TextVersion,
    { orderId: order.id },
    { fields: ['piece'], disableIdentityMap: true },
  )
  const has = new Set([...rows.map((row) => row.piece), piece]).size
  const of = piecesOfOrder(order).length
  const before = { status: order.status, dueAt: order.dueAt?.toISOString() ?? null }
  const moved =
    has === of &&
    !isAwaited &&
    order.status !== 'Delivered' &&
    (await moveOrder(em, order, { to: 'Delivered', actor, hasTexts: true }))
  return { has, of, movedFrom: moved ? before : null }
}
