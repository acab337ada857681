import { defineEntity, p } from '@mikro-orm/core'
import { toOrder } from '../../orders/order/order.entity.ts'

/** Start of the time for changes whose end the client was reminded of, so that they are reminded once. */
export const ReviewClock = defineEntity({
  name: 'ReviewClock',
  tableName: 'review_clocks',
  properties: {
    orderId: () => toOrder().name('order_id').primary(),
    remindedFor: p.datetime(),
  },
})
