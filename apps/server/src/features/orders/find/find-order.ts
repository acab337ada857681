import { notInAccount } from '@northword/content/operate/failures'
import type { OrderDetail } from '@northword/contract/orders/orders'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { PlacedOrder } from '@northword/contract/site/page-state'
import type { Actor, Visitor } from '../../people/actor.ts'
import { OrderEvent } from '../order/order-event.entity.ts'
import { orderDetail, orderView, type Seeing } from './order-view.ts'
import { Order } from '../order/order.entity.ts'
import { confirmedTo, visibleTo } from '../order/order-rights.ts'

/** Also throws if the order exists but is not visible. @throws {DomainError} `orderNotFound` */
export async function findOrder(ctx: Seeing, number: string): Promise<OrderDetail> {
  const [detail] = await detailsOf(ctx, [await orderOf(ctx.em, ctx.actor, number)])
  if (!detail) throw missing(ctx.actor)
  return detail
}

/** @throws {DomainError} `orderNotFound` */
export async function orderOf(em: Em, actor: Actor, number: string): Promise<Order> {
  const order = await em.findOne(Order, { $and: [{ number }, visibleTo(actor)] })
  if (!order) throw missing(actor)
  return order
}

/** Facts of an order's confirmation page; undefined if it does not exist or is not the actor's. */
export async function findPlacedOrder(
  { em, actor, site }: Seeing & { actor: Visitor },
  asked: string,
): Promise<PlacedOrder | undefined> {
  const order = await em.findOne(Order, { $and: [{ number: asked }, confirmedTo(actor)] })
  if (!order?.sold) return undefined
  const { idempotencyKey, sold } = order
  const { number, sku, name, priceCents, email, contactBy } = orderView(order, site)
  return {
    number,
    sku,
    idempotencyKey,
    name,
    priceCents,
    email,
    contactBy,
    turnaround: sold.turnaround.label,
  }
}

const missing = ({ kind }: Actor) =>
  new DomainError('orderNotFound', kind === 'client' ? { message: notInAccount } : {})

export async function detailsOf({ em, ...by }: Seeing, orders: Order[]): Promise<OrderDetail[]> {
  const orderId = { $in: orders.map(({ id }) => id) }
  const events = await em.find(OrderEvent, { orderId }, { orderBy: { at: 'asc', id: 'asc' } })
  const eventsOf = Map.groupBy(events, (event) => event.orderId)
  return orders.map((order) => orderDetail(order, eventsOf.get(order.id) ?? [], by))
}
