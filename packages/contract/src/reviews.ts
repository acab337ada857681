import './no-eval.ts'
import * as z from 'zod'
import { requiredText, text } from './fields.ts'
import { longestPassage } from './lengths.ts'
import { orderNumberInput } from './order-number.ts'
import { pieceInput, versionInput } from './texts.ts'
import { isWellFormed } from './well-formed.ts'

/** What a further round of revision costs, in US cents: `extraRevision` of the policies. */
export const furtherRoundCents = 3_500

const noPassage = 'Mark a passage of the text'

/**
 * A passage of a version, by its place in that version's plain text: its paragraphs with an empty line between each two.
 * The quote is kept as it is, spaces too.
 */
export const passage = z.object(
  {
    /** In UTF-16 units, as JavaScript counts. */
    start: z.int(noPassage).min(0, noPassage).max(2_000_000, noPassage),
    quote: z
      .string(noPassage)
      .min(1, noPassage)
      .max(longestPassage, 'Mark a shorter passage')
      .refine((value) => isWellFormed(value) && !value.includes('\u0000'), noPassage),
  },
  noPassage,
)
export type PassageInput = z.infer<typeof passage>

const noComment = 'There is no such comment.'
const commentId = z.uuid(noComment)

/** Writes a comment, or changes one that was not sent yet: its id is its sender's, so that it is written once. */
export const keepCommentInput = versionInput.extend({
  id: commentId,
  /** Null where it is about the whole text. */
  passage: passage.nullable(),
  text: requiredText('Comment', 5_000),
})
export type KeepCommentInput = z.infer<typeof keepCommentInput>

/** Names a comment of an order. */
export const commentInput = orderNumberInput.extend({ id: commentId })
export type CommentInput = z.infer<typeof commentInput>

/** Sends all comments on a text that were not sent yet, which is a round. Sent twice under one key, it counts once. */
export const submitRoundInput = pieceInput.extend({
  /** What whoever sends it agrees to pay, in US cents: {@link furtherRoundCents} where the rounds of the price are used up. */
  agreedCents: z
    .int('Agree to the price')
    .min(0, 'Agree to the price')
    .max(99_999, 'Agree to the price')
    .default(0),
  idempotencyKey: requiredText('Idempotency key', 255),
})
export type SubmitRoundInput = z.infer<typeof submitRoundInput>

/** What the studio says to a comment: it did so, or it did not, because. */
export const answerKinds = ['done', 'declined'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Answers a comment. Why it was not done has to be said. */
export const answerCommentInput = commentInput.extend({
  kind: z.enum(answerKinds, 'Say whether it is done'),
  text: text('Answer', 2_000).default(''),
})
export type AnswerCommentInput = z.infer<typeof answerCommentInput>

/** Whether an answer says all that it has to. */
export const isWholeAnswer = ({ kind, text: said }: Pick<AnswerCommentInput, 'kind' | 'text'>) =>
  kind === 'done' || said !== ''

/** One comment on a text. Times are ISO 8601. */
export const commentView = z.object({
  id: z.string(),
  piece: z.int(),
  version: z.int(),
  /** Null where it is about the whole text. */
  passage: passage.nullable(),
  /** Where the passage begins in the latest version: null where its words stand there not once, or more often. */
  startsNow: z.int().nullable(),
  text: z.string(),
  at: z.iso.datetime(),
  /** The round with which it was sent; null where it was not sent yet. */
  round: z.int().nullable(),
  answer: z
    .object({ kind: z.enum(answerKinds), text: z.string(), by: z.string(), at: z.iso.datetime() })
    .nullable(),
})
export type CommentView = z.infer<typeof commentView>

/** The rounds of one text. */
export const roundsView = z.object({
  piece: z.int(),
  included: z.union([z.int(), z.literal('unlimited')]),
  used: z.int(),
  /** What the next one costs, in US cents; 0 where it is in the price. */
  nextCents: z.int(),
  /** Until when it can be sent; null where it cannot be sent now. */
  until: z.iso.datetime().nullable(),
  /** Whether the studio is at work on the last one. */
  isOpen: z.boolean(),
})
export type RoundsView = z.infer<typeof roundsView>

/** What is said about the texts of an order, the oldest first, and the rounds of each. */
export const reviewView = z.object({ comments: z.array(commentView), rounds: z.array(roundsView) })
export type ReviewView = z.infer<typeof reviewView>
