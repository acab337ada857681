import { clientMayCancel } from '@northword/contract/order-status'
import type { OrderDetail, OrderEventView } from '@northword/contract/orders'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { User } from '../people/user.entity.ts'
import { orderView } from './order-view.ts'
import { OrderEvent } from './order-event.entity.ts'
import { Order } from './order.entity.ts'

/**
 * Which orders a client may see: their own and, once the mailbox has proven to be theirs, the guest
 * orders of its address. One that lost its owner by an erasure is nobody's, whatever its address.
 */
export const visibleTo = ({ id: userId, emailKey, emailVerifiedAt }: User) => ({
  $or: [{ userId }, ...(emailVerifiedAt ? [{ userId: null, guest: true, emailKey }] : [])],
})

/**
 * An order that a client may see, with its history.
 * @throws {DomainError} `notFound` also where there is such an order, but not theirs
 */
export async function findOrder(em: Em, user: User, number: string): Promise<OrderDetail> {
  const [detail] = await detailsOf(em, [await ownOrder(em, user, number)])
  if (!detail) throw missing()
  return detail
}

/** @throws {DomainError} `notFound` */
export async function ownOrder(em: Em, user: User, number: string): Promise<Order> {
  const order = await em.findOne(Order, { $and: [{ number }, visibleTo(user)] })
  if (!order) throw missing()
  return order
}

const missing = () => new DomainError('notFound', { message: 'There is no such order in your account.' })

/** Orders as their client may see them, each with its history. */
export async function detailsOf(em: Em, orders: Order[]): Promise<OrderDetail[]> {
  const orderId = { $in: orders.map(({ id }) => id) }
  const events = await em.find(OrderEvent, { orderId }, { orderBy: { at: 'asc', id: 'asc' } })
  const eventsOf = Map.groupBy(events, (event) => event.orderId)
  return orders.map((order) => ({
    ...orderView(order),
    mayCancel: clientMayCancel(order.status),
    events: (eventsOf.get(order.id) ?? []).map(eventView),
  }))
}

const eventView = ({ at, actor, fromStatus, toStatus }: OrderEvent): OrderEventView => ({
  at: at.toISOString(),
  actor,
  from: fromStatus,
  to: toStatus,
})
