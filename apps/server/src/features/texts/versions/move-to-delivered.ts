import type { Telling } from '../../../hooks/hooks.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { Staff } from '../../people/actor.ts'
import { piecesOfOrder } from './pieces-of-order.ts'
import { type MovedFrom, TextVersion } from './text-version.entity.ts'

export interface Progress {
  /** Texts that the client has, of all texts of the order. */
  has: number
  of: number
  /** Null: the order stays in its state. */
  movedFrom: MovedFrom | null
}

interface Delivering {
  actor: Staff
  piece: number
  isAwaited: boolean
}

/** Moves an order to Delivered once its client has every text and awaits no revision. Call it in a transaction. */
export async function moveToDelivered(
  { em, hooks, site }: Telling,
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
    (await moveOrder({ em, hooks, site }, order, { to: 'Delivered', actor, hasTexts: true }))
  return { has, of, movedFrom: moved ? before : null }
}
