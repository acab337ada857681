import { eventOfState } from '@northword/contract/desk/webhooks'
import type { HappenedEvent } from '../../../hooks/hooks.ts'
import type { OrderEvent } from './order-event.entity.ts'
import type { Order } from './order.entity.ts'

export const placedEvent = (order: Order, event: OrderEvent): HappenedEvent =>
  told(order, event, 'order.placed')

export const movedEvent = (order: Order, event: OrderEvent): HappenedEvent =>
  told(order, event, eventOfState[event.toStatus])

const told = (
  { number }: Order,
  { id, at, toStatus }: OrderEvent,
  event: HappenedEvent['event'],
): HappenedEvent => ({
  id,
  event,
  at,
  data: { number, status: toStatus },
})
