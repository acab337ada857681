import './no-eval.ts'
import * as z from 'zod'
import { requiredText } from './fields.ts'
import { orderMessageMaxLength } from './lengths.ts'
import { orderNumberInput } from './order-number.ts'
import { isStopped, type OrderStatus } from './order-status.ts'

/** That a client has paid is a message for somebody to look into, and never an entry of money. */
const messageKinds = ['message', 'paid'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Sent twice under one key, a message is written once. */
const keyed = orderNumberInput.extend({ idempotencyKey: requiredText('Idempotency key', 255) })

/** A message about an order. */
export const writeInput = keyed.extend({ text: requiredText('Message', orderMessageMaxLength) })
export type WriteInput = z.infer<typeof writeInput>

/** That the client has paid. */
export const sayPaidInput = keyed
export type SayPaidInput = z.infer<typeof sayPaidInput>

/** The latest message of the client that somebody has read: what came later is not answered by what they do. */
const seen = z.uuid('There is no such message.').nullable().default(null)

/** A message of the studio to its client. */
export const writeToClientInput = writeInput.extend({ seen })
export type WriteToClientInput = z.infer<typeof writeToClientInput>

/** Says that what the client wrote needs no answer. */
export const settleAnswerInput = orderNumberInput.extend({ seen: z.uuid('There is no such message.') })

/** Whether the studio is still told that its client has paid: as long as it waits for money, also while it writes. */
export const maySayPaid = (status: OrderStatus, owedCents: number) =>
  status === 'Awaiting Payment' || (owedCents > 0 && !isStopped(status))

/** One message of a conversation. Times are ISO 8601. */
const orderMessageView = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  from: z.enum(['client', 'studio']),
  kind: z.enum(messageKinds),
  /** Who of the studio wrote it; null for the client. */
  by: z.string().nullable(),
  text: z.string(),
})
export type OrderMessageView = z.infer<typeof orderMessageView>

/** The conversation of an order as its client sees it, the oldest message first. */
export const conversationView = z.object({
  messages: z.array(orderMessageView),
  /** How many there are before these. */
  earlier: z.int(),
  /** By when the studio answers; null where it owes no answer. */
  answerBy: z.iso.datetime().nullable(),
  maySayPaid: z.boolean(),
})
export type ConversationView = z.infer<typeof conversationView>

/** A message as the desk sees it: `held` while it may be cancelled; `cancelled` messages are shown to no client. */
const deskMessageView = orderMessageView.extend({ state: z.enum(['held', 'shown', 'cancelled']) })
export type DeskMessageView = z.infer<typeof deskMessageView>

/** The conversation of an order as the desk sees it. */
export const deskConversation = conversationView.omit({ maySayPaid: true }).extend({
  messages: z.array(deskMessageView),
  /** Whether there is an address to which the studio could write. */
  mayWrite: z.boolean(),
})
export type DeskConversation = z.infer<typeof deskConversation>
