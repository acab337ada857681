import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OrderStatus } from '@northword/contract/order-status'
import { Order } from './order.entity.ts'

/** One change of an order's state: who, when, from, to and why. Rows are only ever added. */
export const OrderEvent = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: p.uuid().primary(),
    orderId: () =>
      p
        .manyToOne(Order)
        .mapToPk()
        .name('order_id')
        .deleteRule('cascade')
        .index('order_events_order_id_index'),
    at: p.datetime(),
    actor: p.text().$type<'client' | 'studio'>(),
    /** Null for the event that created the order. */
    fromStatus: p.text().$type<OrderStatus>().strictNullable(),
    toStatus: p.text().$type<OrderStatus>(),
    note: p.text().strictNullable(),
  },
})
export type OrderEvent = InferEntity<typeof OrderEvent>
