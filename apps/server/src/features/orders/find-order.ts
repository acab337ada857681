import type { OrderDetail } from '@northword/contract/orders'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Actor } from '../people/actor.ts'
import { OrderEvent } from './order-event.entity.ts'
import { orderDetail } from './order-view.ts'
import { Order, visibleTo } from './order.entity.ts'

/**
 * An order that the actor may see, with its history.
 * @throws {DomainError} `orderNotFound` also where there is such an order, but not for them
 */
export async function findOrder(em: Em, actor: Actor, number: string): Promise<OrderDetail> {
  const [detail] = await detailsOf(em, actor, [await orderOf(em, actor, number)])
  if (!detail) throw missing()
  return detail
}

/** @throws {DomainError} `orderNotFound` */
export async function orderOf(em: Em, actor: Actor, number: string): Promise<Order> {
  const order = await em.findOne(Order, { $and: [{ number }, visibleTo(actor)] })
  if (!order) throw missing()
  return order
}

const missing = () => new DomainError('orderNotFound')

/** Orders as the actor may see them, each with its history. */
export async function detailsOf(em: Em, actor: Actor, orders: Order[]): Promise<OrderDetail[]> {
  const orderId = { $in: orders.map(({ id }) => id) }
  const events = await em.find(OrderEvent, { orderId }, { orderBy: { at: 'asc', id: 'asc' } })
  const eventsOf = Map.groupBy(events, (event) => event.orderId)
  return orders.map((order) => orderDetail(order, eventsOf.get(order.id) ?? [], actor))
}
