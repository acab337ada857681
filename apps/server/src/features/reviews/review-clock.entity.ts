import { defineEntity, p } from '@mikro-orm/core'
import { Order } from '../orders/order.entity.ts'

/** The delivery of whose end a client was told beforehand, so that they are told once. */
export const ReviewClock = defineEntity({
  name: 'ReviewClock',
  tableName: 'review_clocks',
  properties: {
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade').primary(),
    remindedFor: p.datetime(),
  },
})
