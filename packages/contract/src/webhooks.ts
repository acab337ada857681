import './no-eval.ts'
import * as z from 'zod'
import type { MessageKind } from './conversation.ts'
import { requiredText, text } from './fields.ts'
import type { EntryKind } from './money.ts'
import type { OrderStatus } from './order-status.ts'
import { nextPage, pageInput } from './pages.ts'

/** The event of every state to which an order moves. */
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

/** The event of every kind of entry in a ledger. */
export const eventOfEntry = {
  charge: 'money.charged',
  adjustment: 'money.adjusted',
  payment: 'money.received',
  refund: 'money.refunded',
  reversal: 'money.reversed',
} as const satisfies Record<EntryKind, `money.${string}`>

/** The event of every kind of message that a client writes. */
export const eventOfMessage = {
  message: 'message.received',
  paid: 'message.said_paid',
} as const satisfies Record<MessageKind, `message.${string}`>

/** Everything of which a receiver may be told: each kind of event in the history of an order has its own. */
export const webhookEvents = [
  'order.placed',
  ...Object.values(eventOfState),
  ...Object.values(eventOfEntry),
  ...Object.values(eventOfMessage),
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What the desk sends to try an endpoint; nobody chooses it. */
export const testEvent = 'webhook.test'

/** The most endpoints of a studio. */
export const mostWebhooks = 20

/** For how many hours a secret stays good beside the one that has replaced it. */
export const secretOverlapHours = 24

/** The seconds that pass before each further try. */
export const retryDelaysSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

/** The days after which what became of an event is forgotten. */
export const deliveriesKeptDays = 30

const wholeAddress = 'Enter the whole address, like https://hooks.example.com/orders.'

/** Where an event may be sent, as far as the text of an address tells. */
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

/** An endpoint that an owner adds. */
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

/** Which page of an endpoint's deliveries. */
export const deliveriesInput = webhookInput.extend(pageInput.unwrap().pick({ cursor: true }).shape)
export type DeliveriesInput = z.infer<typeof deliveriesInput>

export const deliveryInput = webhookInput.extend({ deliveryId: z.uuid('There is no such delivery.') })
export type DeliveryInput = z.infer<typeof deliveryInput>

const daySentence = 'Enter the day as year, month and day'

/** From which day on, in the studio's time, what has failed is sent again. */
export const replayFailedInput = webhookInput.extend({
  since: z.iso.date(daySentence).regex(/^[1-9]/, daySentence),
})
export type ReplayFailedInput = z.infer<typeof replayFailedInput>

/**
 * An endpoint as owners see it; its secrets are in no answer but the first. `gone` where it answered that it is (410),
 * `failing` where an event has used up its tries and none has arrived since. Times are ISO 8601.
 */
export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['on', 'off', 'gone', 'failing']),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** When it last took an event; null where it has taken none. */
  deliveredAt: z.iso.datetime().nullable(),
  /** Until when the secret before is good as well; null where only one is. */
  secondSecretUntil: z.iso.datetime().nullable(),
  /** As `exposedAt`, of the secret before: null as well where only one is good. */
  secondSecretExposedAt: z.iso.datetime().nullable(),
  /** Since when somebody who is no owner any more may know the secret; null once there is a new one. */
  exposedAt: z.iso.datetime().nullable(),
})
export type WebhookView = z.infer<typeof webhookView>

export const webhookList = z.object({ webhooks: z.array(webhookView) })

/** An endpoint with its new secret, which is never shown again. */
export const webhookWithSecret = z.object({ webhook: webhookView, secret: z.string() })
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

/**
 * Why a try had no answer: the address is not public, its name leads nowhere, nobody answered in time, the certificate is
 * not right, or the connection failed.
 */
export const deliveryProblems = ['address', 'name', 'silence', 'certificate', 'connection'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** What became of one event at one endpoint. Times are ISO 8601. */
export const deliveryView = z.object({
  id: z.string(),
  /** As in the header `webhook-id`: the same at every try. */
  messageId: z.string(),
  event: z.enum([...webhookEvents, testEvent]),
  /** The order that it is about; null for a test. */
  number: z.string().nullable(),
  /** When it happened. */
  createdAt: z.iso.datetime(),
  status: z.enum(deliveryStatuses),
  tries: z.number(),
  /** When the latest try began. */
  triedAt: z.iso.datetime().nullable(),
  /** The status with which the receiver answered it. */
  answer: z.number().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  durationMs: z.number().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
})
export type DeliveryView = z.infer<typeof deliveryView>

/** Deliveries of an endpoint, the latest event first. */
export const deliveryPage = nextPage.extend({ deliveries: z.array(deliveryView) })
export type DeliveryPage = z.infer<typeof deliveryPage>

/** How many deliveries begin anew. */
export const replayed = z.object({ count: z.number() })
