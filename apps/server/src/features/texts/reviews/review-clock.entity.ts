import { defineEntity, p } from '@mikro-orm/core'
import { Order } from '../../orders/order/order.entity.ts'

/** Start of the time for changes whose end the client was reminded of, so that they are reminded once. */
export const ReviewClock = defineEntity({
  name: 'ReviewClock',
  tableName: 'review_clocks',
  properties: {
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade').primary(),
    remindedFor: p.datetime(),
  },
})
