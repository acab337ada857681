import { stepFor } from '@northword/contract/order-status'
import type { Em } from '../../db/orm.ts'
import { type Move, moveEventOf, OrderEvent } from './order-event.entity.ts'
import { mayMove, Order } from './order.entity.ts'
import { Project } from './project.entity.ts'

/**
 * Moves an order to another state, its project with it, and writes the event; false, and nothing is
 * changed, where the actor may not do that or somebody else has moved the order meanwhile.
 * To be called in a transaction.
 */
export async function moveOrder(em: Em, order: Order, move: Move): Promise<boolean> {
  const { id, status } = order
  const { to, actor } = move
  if (!mayMove(order, to, actor)) return false
  const moved = await em.nativeUpdate(Order, { id, status }, { status: to })
  if (moved === 0) return false
  const step = stepFor(to)
  if (step) await em.nativeUpdate(Project, { orderId: id }, { status: step })
  await em.insert(OrderEvent, moveEventOf(order, move))
  return true
}
