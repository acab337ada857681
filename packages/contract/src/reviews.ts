import './no-eval.ts'
import * as z from 'zod'
import { requiredText, text } from './fields.ts'
import { longestPassage } from './lengths.ts'
import { orderNumberInput } from './order-number.ts'
import { isStopped, type OrderStatus } from './order-status.ts'
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

/** The most comments of one side on one order; each is read whenever the order is. */
export const mostComments = 500

/** Sends comments of the studio on a text to its client: those named, and none that somebody adds meanwhile. */
export const sendCommentsInput = pieceInput.extend({
  ids: z
    .array(commentId, 'Write a comment first')
    .min(1, 'Write a comment first')
    .max(mostComments, `Send at most ${mostComments} at once`),
})
export type SendCommentsInput = z.infer<typeof sendCommentsInput>

/** Answers a comment of the studio, as a client does: in words. */
export const answerStudioCommentInput = commentInput.extend({ text: requiredText('Answer', 2_000) })
export type AnswerStudioCommentInput = z.infer<typeof answerStudioCommentInput>

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

/** What ends a comment: what the studio says to one of a client, the client's words, or that none are needed any more. */
export const commentEnds = [...answerKinds, 'answered', 'settled'] as const
export type CommentEnd = (typeof commentEnds)[number]

/** Only its side sees a draft; what is held leaves within seconds, unless its mail is cancelled. */
export const commentStates = ['draft', 'held', 'open', 'settled'] as const
export type CommentState = (typeof commentStates)[number]

/** One comment on a text. Times are ISO 8601. */
export const commentView = z.object({
  id: z.string(),
  from: z.enum(['client', 'studio']),
  /** Who of the studio wrote it; null where the client did. */
  by: z.string().nullable(),
  state: z.enum(commentStates),
  piece: z.int(),
  version: z.int(),
  /** Null where it is about the whole text. */
  passage: passage.nullable(),
  /** Where the passage begins in the latest version: null where its words stand there not once, or more often. */
  startsNow: z.int().nullable(),
  text: z.string(),
  at: z.iso.datetime(),
  /** The round with which a client sent it; null where it was not sent yet, and for the studio's, which count for none. */
  round: z.int().nullable(),
  answer: z
    .object({
      kind: z.enum(commentEnds),
      text: z.string(),
      /** Who of the studio; empty where the client answered. */
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
})
export type CommentView = z.infer<typeof commentView>

/** Whether what the studio asks about a text may be answered: no longer once it is approved, or its order was stopped. */
export const takesAnswers = (status: OrderStatus, isApproved: boolean) => !isApproved && !isStopped(status)

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
  /** Whether it has said no to each comment of the last one, so that the version stands. */
  isRefused: z.boolean(),
  /** Whether a version of the text is approved, so that no round follows. */
  isApproved: z.boolean(),
  /** As {@link takesAnswers}. */
  takesAnswers: z.boolean(),
})
export type RoundsView = z.infer<typeof roundsView>

/** What is said about the texts of an order, the oldest first, and the rounds of each. */
export const reviewView = z.object({ comments: z.array(commentView), rounds: z.array(roundsView) })
export type ReviewView = z.infer<typeof reviewView>

/** The same at the desk, where the price of the next round is null for a reader who sees no money. */
export const deskReviewView = reviewView.extend({
  rounds: z.array(roundsView.extend({ nextCents: z.int().nullable() })),
})
export type DeskReviewView = z.infer<typeof deskReviewView>

/** The texts of an order about which the studio asks something that its client has not answered, in their order. */
export const openQuestions = z.object({
  texts: z.array(
    z.object({
      piece: z.int(),
      title: z.string(),
      /** The latest one. */
      version: z.int(),
      /** How many questions wait. */
      open: z.int(),
    }),
  ),
})
export type OpenQuestions = z.infer<typeof openQuestions>
