import { canMove, type OrderStatus, stepFor } from '@northword/contract/order-status'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../db/orm.ts'
import { Project } from './project.entity.ts'
import { OrderEvent } from './order-event.entity.ts'
import { Order } from './order.entity.ts'

/** A change of an order's state: to what, by whom, and why. */
export interface Move {
  to: OrderStatus
  actor: OrderEvent['actor']
  note?: string
}

/**
 * Moves an order to another state, its project with it, and writes the event; false, and nothing is
 * changed, where the state machine does not allow it or somebody else has moved the order meanwhile.
 * To be called in a transaction.
 */
export async function moveOrder(em: Em, order: Order, { to, actor, note }: Move): Promise<boolean> {
  if (!canMove(order.status, to)) return false
  const moved = await em.nativeUpdate(Order, { id: order.id, status: order.status }, { status: to })
  if (moved === 0) return false
  const step = stepFor(to)
  if (step) await em.nativeUpdate(Project, { orderId: order.id }, { status: step })
  await em.insert(OrderEvent, {
    id: uuid(),
    orderId: order.id,
    at: new Date(),
    actor,
    fromStatus: order.status,
    toStatus: to,
    note: note ?? null,
  })
  return true
}
