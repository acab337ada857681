import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { Order } from '../orders/order.entity.ts'

/** One round of revision: the comments on a text that were sent together. Rows are only ever added. */
export const TextRound = defineEntity({
  name: 'TextRound',
  tableName: 'text_rounds',
  properties: {
    id: p.uuid().primary(),
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade'),
    piece: p.integer(),
    /** Counts the rounds of a text, from 1. */
    number: p.integer(),
    at: p.datetime(),
    /** What was agreed for it beyond the price of the order, in US cents. */
    cents: p.integer(),
    /** Makes sending twice safe, among the rounds of one order. */
    idempotencyKey: p.text(),
    /** SHA-256 of what was asked for under that key. */
    fingerprint: p.text(),
  },
  uniques: [
    { name: 'text_rounds_order_id_piece_number_unique', properties: ['orderId', 'piece', 'number'] },
    { name: 'text_rounds_order_id_idempotency_key_unique', properties: ['orderId', 'idempotencyKey'] },
  ],
})
export type TextRound = InferEntity<typeof TextRound>
