import { stepFor } from '@northword/contract/orders/order-status'
import type { Telling } from '../../../hooks/hooks.ts'
import { clock } from '../../../time/clock.ts'
import type { Move } from '../order/move.ts'
import { happened, moveEventOf, OrderEvent } from '../order/order-event.entity.ts'
import { Order } from '../order/order.entity.ts'
import { promiseOf } from '../order/promise.ts'
import { Project } from '../order/project.entity.ts'
import { mayMove } from '../order/order-rights.ts'

/**
 * Moves an order with its project, writes the event and tells other features; call it in a transaction. False, with
 * nothing changed, if the actor may not or the order was moved meanwhile.
 */
export async function moveOrder({ em, hooks, site }: Telling, order: Order, move: Move): Promise<boolean> {
  const { id, status } = order
  const { to } = move
  if (!mayMove(order, move)) return false
  const promised = move.undo ?? { dueAt: promiseOf(order, to, clock.now()) }
  // An order that comes back from Refunded is sent nothing.
  const isSent = to === 'Delivered' && !move.undo && status !== 'Refunded'
  const sent = isSent ? { sentOutside: sentOutsideBy(move) } : {}
  const moved = await em.nativeUpdate(Order, { id, status }, { status: to, ...promised, ...sent })
  if (moved === 0) return false
  const step = stepFor(to)
  if (step) await em.nativeUpdate(Project, { orderId: id }, { status: step })
  const event = moveEventOf(order, move)
  await em.insert(OrderEvent, event)
  await hooks.eventsHappened(em, [happened(order, event)])
  await hooks.orderMoved(em, { orderId: id, to, site })
  return true
}

const sentOutsideBy = ({ hasTexts, note }: Move) => (hasTexts ? null : (note ?? null))
