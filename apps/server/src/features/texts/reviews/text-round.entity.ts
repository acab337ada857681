import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { toOrder } from '../../orders/order/order.entity.ts'

/** A round of revision: comments on a text sent together. Rows are only added. */
export const TextRound = defineEntity({
  name: 'TextRound',
  tableName: 'text_rounds',
  properties: {
    id: p.uuid().primary(),
    orderId: () => toOrder().name('order_id'),
    piece: p.integer(),
    /** Number within the text, from 1. */
    number: p.integer(),
    at: p.datetime(),
    /** Price agreed beyond the order's, in US cents. */
    cents: p.integer(),
    /** Unique per order. */
    idempotencyKey: p.text(),
    /** SHA-256 of the request under that key. */
    fingerprint: p.text(),
  },
  uniques: [
    { name: 'text_rounds_order_id_piece_number_unique', properties: ['orderId', 'piece', 'number'] },
    { name: 'text_rounds_order_id_idempotency_key_unique', properties: ['orderId', 'idempotencyKey'] },
  ],
})
export type TextRound = InferEntity<typeof TextRound>
