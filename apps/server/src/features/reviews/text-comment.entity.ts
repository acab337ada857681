import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { AnswerKind } from '@northword/contract/reviews'
import { Order } from '../orders/order.entity.ts'

/** What a client says about a passage of a version, or about a whole text. Once it was sent, only its answer is added. */
export const TextComment = defineEntity({
  name: 'TextComment',
  tableName: 'text_comments',
  properties: {
    /** Drawn by whoever writes it, so that it is written once. */
    id: p.uuid().primary(),
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade'),
    piece: p.integer(),
    version: p.integer(),
    /** Where the passage begins in the plain text of its version; null where it is about the whole text. */
    start: p.integer().strictNullable(),
    quote: p.text().strictNullable(),
    /** What stands around the passage, for whoever reads it without the version. */
    before: p.text().strictNullable(),
    after: p.text().strictNullable(),
    text: p.text(),
    at: p.datetime(),
    /** The number of its round; null where it was not sent yet. */
    round: p.integer().strictNullable(),
    answer: p.text().$type<AnswerKind>().strictNullable().check(`answer in ('done', 'declined')`),
    answerText: p.text().strictNullable(),
    answeredAt: p.datetime().strictNullable(),
    /** Who of the studio answered, by their name of that day. */
    answeredBy: p.text().strictNullable(),
  },
  indexes: [{ name: 'text_comments_order_id_piece_index', properties: ['orderId', 'piece'] }],
})
export type TextComment = InferEntity<typeof TextComment>

/** The comments that the studio still has to answer. */
export const unanswered = { round: { $ne: null }, answer: null }
