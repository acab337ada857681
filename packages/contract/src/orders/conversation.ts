import '../no-eval.ts'
import * as z from 'zod'
import { requiredText } from '../fields.ts'
import { orderMessageMaxLength } from '../lengths.ts'
import { nextPage, timeCursor } from '../pages.ts'
import { orderNumberInput } from './order-number-input.ts'
import { isStopped, type OrderStatus } from './order-status.ts'

/** `paid`: the client says that they have paid. A message to check, never a ledger entry. */
const messageKinds = ['message', 'paid'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Most messages per answer, and their number without a `limit`. */
export const mostMessages = 100

const noLimit = `limit must be a whole number from 1 to ${mostMessages}`

/** `cursor` is the previous page's `next`; the first page has the latest messages. */
export const conversationInput = orderNumberInput.extend({
  cursor: timeCursor.optional(),
  limit: z.int(noLimit).min(1, noLimit).max(mostMessages, noLimit).optional(),
})
export type ConversationInput = z.infer<typeof conversationInput>

/** A message is stored once per key. */
const keyed = orderNumberInput.extend({ idempotencyKey: requiredText('Idempotency key', 255) })

export const writeInput = keyed.extend({ text: requiredText('Message', orderMessageMaxLength) })
export type WriteInput = z.infer<typeof writeInput>

export const sayPaidInput = keyed
export type SayPaidInput = z.infer<typeof sayPaidInput>

/** The client's latest message that the member has read; later ones stay unanswered. */
const seen = z.uuid('There is no such message.').nullable().default(null)

export const writeToClientInput = writeInput.extend({ seen })
export type WriteToClientInput = z.infer<typeof writeToClientInput>

/** Marks the client's message as needing no answer. */
export const settleAnswerInput = orderNumberInput.extend({ seen: z.uuid('There is no such message.') })

/** The client can tell that they have paid: while the order waits for money, or money is due during the work. */
export const maySayPaid = (status: OrderStatus, owedCents: number) =>
  status === 'Awaiting Payment' || (owedCents > 0 && !isStopped(status))

/** Times are ISO 8601. */
const orderMessageView = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  from: z.enum(['client', 'studio']),
  kind: z.enum(messageKinds),
  /** The member's name; null for the client. */
  by: z.string().nullable(),
  text: z.string(),
})
export type OrderMessageView = z.infer<typeof orderMessageView>

/** The client's view of a page, its oldest message first. `next` leads to the page before. */
export const conversationView = nextPage.extend({
  messages: z.array(orderMessageView),
  /** Number of messages before the page. */
  earlier: z.int(),
  /** Time by which the studio answers; null if it owes no answer. */
  answerBy: z.iso.datetime().nullable(),
  maySayPaid: z.boolean(),
  /** Time at which the client last said that they have paid; null if they did not, or that is settled. */
  saidPaidAt: z.iso.datetime().nullable(),
})
export type ConversationView = z.infer<typeof conversationView>

/** `held`: can still be cancelled. Clients do not see `cancelled` messages. */
const deskMessageView = orderMessageView.extend({ state: z.enum(['held', 'shown', 'cancelled']) })
export type DeskMessageView = z.infer<typeof deskMessageView>

export const deskConversation = conversationView.omit({ maySayPaid: true, saidPaidAt: true }).extend({
  messages: z.array(deskMessageView),
  /** The order has an address to write to. */
  mayWrite: z.boolean(),
})
export type DeskConversation = z.infer<typeof deskConversation>
