import '../no-eval.ts'
import * as z from 'zod'
import { day } from './desk-exports.ts'
import type { MessageKind } from '../orders/conversation.ts'
import { requiredText, text } from '../fields.ts'
import type { EntryKind } from '../money/ledger.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { nextPage, pageInput } from '../pages.ts'

/** Event of a move to each state. */
export const eventOfState = {
  'Pending Contact': 'order.pending_contact',
  'Awaiting Payment': 'order.awaiting_payment',
  Paid: 'order.paid',
  'In Production': 'order.in_production',
  Delivered: 'order.delivered',
  Revision: 'order.revision',
  Completed: 'order.completed',
  Cancelled: 'order.cancelled',
  Refunded: 'order.refunded',
} as const satisfies Record<OrderStatus, `order.${string}`>

/** Event of each kind of ledger entry. */
export const eventOfEntry = {
  charge: 'money.charged',
  adjustment: 'money.adjusted',
  payment: 'money.received',
  refund: 'money.refunded',
  reversal: 'money.reversed',
} as const satisfies Record<EntryKind, `money.${string}`>

/** Event of each kind of client message. */
export const eventOfMessage = {
  message: 'message.received',
  paid: 'message.said_paid',
} as const satisfies Record<MessageKind, `message.${string}`>

/** Events that an endpoint can choose: one for each kind of event in an order's history. */
export const webhookEvents = [
  'order.placed',
  ...Object.values(eventOfState),
  ...Object.values(eventOfEntry),
  ...Object.values(eventOfMessage),
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent by the desk to test an endpoint; cannot be chosen. */
export const testEvent = 'webhook.test'

/** Per studio. */
export const mostWebhooks = 20

/** Hours in which a replaced secret stays valid. */
export const secretOverlapHours = 24

/** Seconds before each retry. */
export const retryDelaysSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

/** Days after which delivery records are deleted. */
export const deliveriesKeptDays = 30

const wholeAddress = 'Enter the whole address, like https://hooks.example.com/orders.'

/** Checks the address's text only. */
const receiverUrl = requiredText('Address', 2_000, 'Say where events are to be sent.')
  .refine((value) => value === '' || isWebAddress(value), wholeAddress)
  .refine(
    (value) => !hasUser(value),
    'Leave user and password out of the address: receivers check signatures.',
  )

const isWebAddress = (value: string) => ['https:', 'http:'].includes(URL.parse(value)?.protocol ?? '')

function hasUser(value: string) {
  const url = URL.parse(value)
  return url !== null && (url.username !== '' || url.password !== '')
}

export const addWebhookInput = z.object({
  url: receiverUrl,
  description: text('Description', 100).default(''),
  events: z
    .array(z.enum(webhookEvents, 'Choose events from the list.'), 'Choose at least one event.')
    .min(1, 'Choose at least one event.')
    .max(webhookEvents.length, 'Choose each event once.'),
})
export type AddWebhookInput = z.infer<typeof addWebhookInput>

const noWebhook = 'There is no such endpoint.'
export const webhookInput = z.object({ id: z.uuid(noWebhook) })

export const switchWebhookInput = webhookInput.extend({ isOn: z.boolean('Say whether it is to be on.') })
export type SwitchWebhookInput = z.infer<typeof switchWebhookInput>

export const deliveriesInput = webhookInput.extend(pageInput.unwrap().shape)
export type DeliveriesInput = z.infer<typeof deliveriesInput>

export const deliveryInput = webhookInput.extend({ deliveryId: z.uuid('There is no such delivery.') })
export type DeliveryInput = z.infer<typeof deliveryInput>

/** Failed deliveries from this day on, in the studio's time zone, are sent again. */
export const replayFailedInput = webhookInput.extend({ since: day })
export type ReplayFailedInput = z.infer<typeof replayFailedInput>

/**
 * Secrets are only in the first answer; times are ISO 8601. `gone`: it answered 410; `failing`: an event has used up
 * its attempts, and none has arrived since.
 */
export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['on', 'off', 'gone', 'failing']),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Last successful delivery, or null. */
  deliveredAt: z.iso.datetime().nullable(),
  /** End of the replaced secret's validity; null if there is only one. */
  secondSecretUntil: z.iso.datetime().nullable(),
  /** `exposedAt` of the replaced secret; null if there is only one. */
  secondSecretExposedAt: z.iso.datetime().nullable(),
  /** Since then a former owner may know the secret; null once it is replaced. */
  exposedAt: z.iso.datetime().nullable(),
})
export type WebhookView = z.infer<typeof webhookView>

export const webhookList = z.object({ webhooks: z.array(webhookView) })

/** The secret is never shown again. */
export const webhookWithSecret = z.object({ webhook: webhookView, secret: z.string() })
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

/** Why an attempt had no answer: not a public address, DNS failure, timeout, bad certificate, connection failure. */
const deliveryProblems = ['address', 'name', 'silence', 'certificate', 'connection'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** An event at one endpoint. Times are ISO 8601. */
export const deliveryView = z.object({
  id: z.string(),
  /** Header `webhook-id`, the same in every attempt. */
  messageId: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  /** Its order's number; null for a test. */
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  status: z.enum(deliveryStatuses),
  tries: z.int(),
  /** Start of the latest attempt. */
  triedAt: z.iso.datetime().nullable(),
  /** HTTP status of the receiver's answer. */
  answer: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  durationMs: z.number().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
})
export type DeliveryView = z.infer<typeof deliveryView>

/** The latest event first. */
export const deliveryPage = nextPage.extend({ deliveries: z.array(deliveryView) })
export type DeliveryPage = z.infer<typeof deliveryPage>

/** Number of restarted deliveries. */
export const replayed = z.object({ count: z.int() })
