import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { toOrder } from '../../orders/order/order.entity.ts'

/** PDF report of the studio's plagiarism checker. */
export const TextReport = defineEntity({
  name: 'TextReport',
  tableName: 'text_reports',
  properties: {
    id: p.uuid().primary(),
    orderId: () => toOrder().name('order_id').index('text_reports_order_id_index'),
    name: p.text(),
    bytes: p.blob(),
    at: p.datetime(),
  },
})
export type TextReport = InferEntity<typeof TextReport>
