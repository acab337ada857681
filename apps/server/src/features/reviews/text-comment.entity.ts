import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { CommentEnd } from '@northword/contract/reviews'
import { Order } from '../orders/order.entity.ts'

/** What a client or the studio says about a passage of a version, or about a whole text. Once it was sent, only its answer is added. */
export const TextComment = defineEntity({
  name: 'TextComment',
  tableName: 'text_comments',
  properties: {
    /** Drawn by whoever writes it, so that it is written once. */
    id: p.uuid().primary(),
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade'),
    sender: p.text().$type<'client' | 'studio'>().default('client').check(`sender in ('client', 'studio')`),
    /** Who of the studio wrote it, by their name of that day; null where the client did. */
    staffName: p.text().strictNullable(),
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
    /** The number of the client's round; null where it was not sent yet, and for the studio's. */
    round: p.integer().strictNullable(),
    /** From then on the client sees one of the studio: it is held with its mail. Null where it was not sent. */
    shownAt: p.datetime().strictNullable(),
    /** The mail that tells of it, and of others; null for the client's. */
    mailId: p.uuid().strictNullable(),
    /** Null as long as it is open. */
    answer: p
      .text()
      .$type<CommentEnd>()
      .strictNullable()
      .check(`answer in ('done', 'declined', 'answered', 'settled')`),
    answerText: p.text().strictNullable(),
    answeredAt: p.datetime().strictNullable(),
    /** Who of the studio answered or settled it, by their name of that day; null where the client answered. */
    answeredBy: p.text().strictNullable(),
  },
  indexes: [{ name: 'text_comments_order_id_piece_index', properties: ['orderId', 'piece'] }],
})
export type TextComment = InferEntity<typeof TextComment>

/** What a client has sent. */
export const sentByClient = { sender: 'client' as const, round: { $ne: null } }

/** The comments that the studio still has to answer. */
export const unanswered = { ...sentByClient, answer: null }

/** What a client has not sent yet, and what the studio has not. */
export const drafts = {
  client: { sender: 'client', round: null },
  studio: { sender: 'studio', shownAt: null },
} as const

const ofStudio = (now: Date) => ({ shownAt: { $lte: now } })

/** The questions of the studio that wait for their client at a moment. */
export const asked = (now: Date) => ({ ...ofStudio(now), sender: 'studio' as const, answer: null })

/** What the client may see at a moment, what the studio may, and what both may. */
export const seen = {
  byClient: (now: Date) => ({ $or: [{ sender: 'client' as const }, ofStudio(now)] }),
  atDesk: { $or: [{ sender: 'studio' as const }, sentByClient] },
  byBoth: (now: Date) => ({ $or: [sentByClient, ofStudio(now)] }),
}
