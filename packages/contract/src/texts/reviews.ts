import '../no-eval.ts'
import * as z from 'zod'
import { requiredText, text } from '../fields.ts'
import { longestPassage, mostRoundCents } from '../lengths.ts'
import { orderNumberInput } from '../orders/order-number-input.ts'
import { isStopped, type OrderStatus } from '../orders/order-status.ts'
import { pieceInput, versionInput } from './texts.ts'
import { isWellFormed } from '../well-formed.ts'

const noPassage = 'Mark a passage of the text'

/**
 * A passage by its offset in a version's plain text, whose paragraphs are separated by an empty line. The quote keeps
 * its spaces.
 */
export const passage = z.object(
  {
    /** UTF-16 units. */
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

/** Saves a comment, or changes an unsent one. Its id comes from the sender, so that it is stored once. */
export const keepCommentInput = versionInput.extend({
  id: commentId,
  /** Null: about the whole text. */
  passage: passage.nullable(),
  text: requiredText('Comment', 5_000),
})
export type KeepCommentInput = z.infer<typeof keepCommentInput>

/** A comment on the device until the server has it, also one that is still too long to be sent. */
export const keptComment = keepCommentInput.extend({ text: z.string() })

export const commentInput = orderNumberInput.extend({ id: commentId })
export type CommentInput = z.infer<typeof commentInput>

/** Per side and order; all are read with the order. */
export const mostComments = 500

/** Sends these questions of the studio to the client; others added meanwhile stay unsent. */
export const sendCommentsInput = pieceInput.extend({
  ids: z
    .array(commentId, 'Write a comment first')
    .min(1, 'Write a comment first')
    .max(mostComments, `Send at most ${mostComments} at once`),
})
export type SendCommentsInput = z.infer<typeof sendCommentsInput>

/** The client's answer to a question. */
export const answerStudioCommentInput = commentInput.extend({ text: requiredText('Answer', 2_000) })
export type AnswerStudioCommentInput = z.infer<typeof answerStudioCommentInput>

/** Sends all unsent comments on a text as one round. Counted once per key. */
export const submitRoundInput = pieceInput.extend({
  /** Accepted price in US cents: `extraRevisionCents` of the catalogue once the included rounds are used. */
  agreedCents: z
    .int('Agree to the price')
    .min(0, 'Agree to the price')
    .max(mostRoundCents, 'Agree to the price')
    .default(0),
  idempotencyKey: requiredText('Idempotency key', 255),
})
export type SubmitRoundInput = z.infer<typeof submitRoundInput>

const answerKinds = ['done', 'declined'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** `declined` needs a reason. */
export const answerCommentInput = commentInput.extend({
  kind: z.enum(answerKinds, 'Say whether it is done'),
  text: text('Answer', 2_000).default(''),
  /** Time of the answer that its sender saw, null if it was open. Without it, any answer is replaced. */
  answeredAt: z.iso.datetime('Give the time of the answer that you saw').nullable().optional(),
})
export type AnswerCommentInput = z.infer<typeof answerCommentInput>

export const isWholeAnswer = ({ kind, text: said }: Pick<AnswerCommentInput, 'kind' | 'text'>) =>
  kind === 'done' || said !== ''

/** The studio's answer, the client's answer, or settled without one. */
const commentEnds = [...answerKinds, 'answered', 'settled'] as const
export type CommentEnd = (typeof commentEnds)[number]

/** Only its own side sees a draft; a held comment is sent within seconds unless its mail is cancelled. */
const commentStates = ['draft', 'held', 'open', 'settled'] as const
export type CommentState = (typeof commentStates)[number]

/** Times are ISO 8601. */
export const commentView = z.object({
  id: z.string(),
  from: z.enum(['client', 'studio']),
  /** The member's name; null for the client. */
  by: z.string().nullable(),
  state: z.enum(commentStates),
  piece: z.int(),
  version: z.int(),
  /** Null: about the whole text. */
  passage: passage.nullable(),
  /** Offset in the latest version; null unless its words occur there exactly once. */
  startsNow: z.int().nullable(),
  text: z.string(),
  at: z.iso.datetime(),
  /** The client's round; null for unsent comments and for the studio's questions, which count for none. */
  round: z.int().nullable(),
  answer: z
    .object({
      kind: z.enum(commentEnds),
      text: z.string(),
      /** The member's name; empty for the client. */
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
})
export type CommentView = z.infer<typeof commentView>

/** Questions can be answered until the text is approved or the order stopped. */
export const takesAnswers = (status: OrderStatus, isApproved: boolean) => !isApproved && !isStopped(status)

export const roundsView = z.object({
  piece: z.int(),
  included: z.union([z.int(), z.literal('unlimited')]),
  /** Sent, except those of which every comment was declined. */
  used: z.int(),
  /** Price of the next one in US cents; 0 if included. */
  nextCents: z.int(),
  /** Last time to send one; null if none can be sent now. */
  until: z.iso.datetime().nullable(),
  /** The studio is working on the last one. */
  isOpen: z.boolean(),
  /** Every comment of the last one was declined, so the version stands. */
  isRefused: z.boolean(),
  /** The client has a newer text, which was sent outside of the product. */
  isReplaced: z.boolean(),
  /** A version is approved, so no round follows. */
  isApproved: z.boolean(),
  /** As {@link takesAnswers}. */
  takesAnswers: z.boolean(),
})
export type RoundsView = z.infer<typeof roundsView>

/** Comments on an order's texts, as they were sent and then the reader's unsent ones, with their rounds. */
export const reviewView = z.object({ comments: z.array(commentView), rounds: z.array(roundsView) })
export type ReviewView = z.infer<typeof reviewView>

/** `nextCents` is null for readers who see no money. */
export const deskReviewView = reviewView.extend({
  rounds: z.array(roundsView.extend({ nextCents: z.int().nullable() })),
})
export type DeskReviewView = z.infer<typeof deskReviewView>

/** Texts with open questions of the studio, in order. */
export const openQuestions = z.object({
  texts: z.array(
    z.object({
      piece: z.int(),
      title: z.string(),
      /** The latest version. */
      version: z.int(),
      /** Number of open questions. */
      open: z.int(),
    }),
  ),
})
export type OpenQuestions = z.infer<typeof openQuestions>
