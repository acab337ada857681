import '../no-eval.ts'
import * as z from 'zod'
import { email, requiredText, text } from '../fields.ts'
import { briefMaxLength } from '../lengths.ts'
import { orderStatuses } from './order-status.ts'

/** Fields are in the order of their checks. */
export const orderForm = z.object(
  {
    fullName: requiredText('Full name', 200),
    email: email(),
    phone: requiredText('Phone number', 60),
    note: z.preprocess((value) => value ?? '', text('Project brief', briefMaxLength)),
  },
  'Send the order as a JSON object',
)
export type OrderForm = z.infer<typeof orderForm>

/**
 * Matches the specification's two forms, with the brand's prefix for NW: `NW-ORD-{yyyymmdd}-{4 digits}` (date in Hong
 * Kong) or `NW-ORD-{timestamp}-{random}`. A number is a name, never a permission.
 */
export const isOrderNumber = (value: string, prefix: string) =>
  value.startsWith(`${prefix}-ORD-`) &&
  /^(\d{8}-\d{4}|\d{10,16}-[A-Za-z0-9]{1,16})$/.test(value.slice(prefix.length + 5))

/** Sentence for an unknown SKU. */
export const chooseService = 'Choose a service from our catalog'

/** Makes one order per `idempotencyKey`. The server decides price, name, status and owner. */
export const placeOrderInput = orderForm.extend({
  sku: z.string(chooseService).max(20, chooseService),
  /** A UUID from our forms. */
  idempotencyKey: requiredText('Idempotency key', 255),
  /** The sender's own; becomes the number if it is a free short one with today's date in Hong Kong. */
  reference: text('Reference', 64).min(1).optional().catch(undefined),
  /** Shown price in US cents, kept for the agent if it differs. */
  quotedPriceCents: z.int().min(0).max(99_999_999).optional().catch(undefined),
  /** Hash of the release that the sender's page showed. */
  release: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .catch(undefined),
  /** User signed in when the form was filled in, null for a guest: an order may wait on a shared device. */
  writtenBy: z.string().max(64).nullable().optional().catch(null),
})
export type PlaceOrderInput = z.infer<typeof placeOrderInput>
/** As it is sent, before its checks. */
export type SentOrder = z.input<typeof placeOrderInput>

/** The client's view, with every typed field. Money is integer US cents, times are ISO 8601. */
export const orderView = z.object({
  number: z.string(),
  sku: z.string(),
  name: z.string(),
  priceCents: z.int(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  status: z.enum(orderStatuses),
  guest: z.boolean(),
  userId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Promised time of the first contact. */
  contactBy: z.iso.datetime(),
}) satisfies z.ZodType<Required<OrderForm>>
export type OrderView = z.infer<typeof orderView>

/** Without the brief, which may be long. */
const orderSummary = orderView.omit({ note: true })
export type OrderSummary = z.infer<typeof orderSummary>

export const listedOrder = orderSummary.extend({
  /** Agreed price in US cents; null before. */
  agreedCents: z.int().nullable(),
})
export type ListedOrder = z.infer<typeof listedOrder>

/** A move, as the client sees it. */
const orderEventView = z.object({
  at: z.iso.datetime(),
  actor: z.enum(['client', 'studio']),
  /** Null for the event that created the order. */
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  /** `back`: it took an earlier move back; `refused`: it ended a revision that changed nothing. */
  mark: z.enum(['back', 'refused']).optional(),
})
export type OrderEventView = z.infer<typeof orderEventView>

const words = z.int().nullable()

/** A release of the site by its number, and by the hash of what it says. */
export const soldRelease = z.object({ number: z.int(), matter: z.string() })

/**
 * The service as sold; later changes of the catalogue do not affect it. Orders from before releases lack what is
 * optional.
 */
export const soldView = z.object({
  description: z.string().optional(),
  features: z.array(z.string()).optional(),
  /** Total; null if words are not the measure. */
  words,
  revisionRounds: z.union([z.int(), z.literal('unlimited')]),
  /** Counted from the start of work. */
  turnaround: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('hours'), minHours: z.int(), maxHours: z.int(), label: z.string() }),
    z.object({ kind: z.literal('ongoing'), label: z.string() }),
  ]),
  /** Texts that are delivered and revised one by one. */
  pieces: z.array(z.object({ title: z.string(), words })),
  /** Number and hash of the release that the client saw; null if there was none. */
  release: soldRelease.nullable().optional(),
  /** Day of the terms' last change. */
  termsOf: z.iso.date().optional(),
  /** Days to ask for changes, after each version. */
  reviewDays: z.int().optional(),
  /** Days of grace of a late text. */
  graceDays: z.int().optional(),
  /** Price of a round beyond `revisionRounds`, in US cents. Left out for readers who see no money. */
  extraRoundCents: z.int().optional(),
})
export type SoldView = z.infer<typeof soldView>

/** With history, the oldest event first; `sold` is null if the promise is unknown. */
export const orderDetail = orderView.extend({
  sold: soldView.nullable(),
  /** Promised time of a text or a new version; null if none is due or known. */
  deliverBy: z.iso.datetime().nullable(),
  /** Way in which a text was sent outside of the product; null if it is here, or none was sent. */
  sentOutside: z.string().nullable(),
  events: z.array(orderEventView),
  mayCancel: z.boolean(),
})
export type OrderDetail = z.infer<typeof orderDetail>
