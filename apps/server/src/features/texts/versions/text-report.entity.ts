import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { Order } from '../../orders/order/order.entity.ts'

/** PDF report of the studio's plagiarism checker. */
export const TextReport = defineEntity({
  name: 'TextReport',
  tableName: 'text_reports',
  properties: {
    id: p.uuid().primary(),
    orderId: () =>
      p
        .manyToOne(Order)
        .mapToPk()
        .name('order_id')
        .deleteRule('cascade')
        .index('text_reports_order_id_index'),
    name: p.text(),
    bytes: p.blob(),
    at: p.datetime(),
  },
})
export type TextReport = InferEntity<typeof TextReport>
