import './no-eval.ts'
import * as z from 'zod'
import { email, requiredText, text } from './fields.ts'
import { briefMaxLength } from './lengths.ts'
import { orderStatuses } from './order-status.ts'

/** The fields of the order form, in the order in which they are checked. */
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
 * Whether a value is an order number as one of the two forms of the specification writes it:
 * `NW-ORD-{yyyymmdd}-{4 digits}` (date in Hong Kong) or `NW-ORD-{timestamp}-{random}`, with the
 * brand's prefix in place of NW. A number is a name, never a permission.
 */
export const isOrderNumber = (value: string, prefix: string) =>
  value.startsWith(`${prefix}-ORD-`) &&
  /^(\d{8}-\d{4}|\d{10,16}-[A-Za-z0-9]{1,16})$/.test(value.slice(prefix.length + 5))

/** Said where an order names no service of ours. */
export const chooseService = 'Choose a service from our catalog'

/**
 * The input of `orders.place`. Sent twice under one `idempotencyKey` (a UUID from our own forms) it
 * makes one order. The server decides price, name, status and owner; `quotedPriceCents` is
 * the price that the client showed, in US cents, kept for the agent where it differs. `reference` is the
 * sender's own; it becomes the number where it is a free one of the short form with today's date in Hong Kong.
 * `writtenBy` is who was signed in on the sender's device when the form was filled in (the id of a user, null
 * for a guest), where the sender knows: an order may wait there until somebody else is signed in.
 */
export const placeOrderInput = orderForm.extend({
  sku: z.string(chooseService).max(20, chooseService),
  idempotencyKey: requiredText('Idempotency key', 255),
  reference: text('Reference', 64).min(1).optional().catch(undefined),
  quotedPriceCents: z.int().min(0).max(99_999_999).optional().catch(undefined),
  writtenBy: z.string().max(64).nullable().optional().catch(null),
})
export type PlaceOrderInput = z.infer<typeof placeOrderInput>

/** An order as its client sees it. Money is integer US cents, times are ISO 8601. */
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
  /** By when the studio writes to the client. */
  contactBy: z.iso.datetime(),
})
export type OrderView = z.infer<typeof orderView>

/** An order in a list: without what was written about it, which may be long. */
export const orderSummary = orderView.omit({ note: true })
export type OrderSummary = z.infer<typeof orderSummary>

/** An order in the list of its client. */
export const listedOrder = orderSummary.extend({
  /** On what client and studio have agreed, in US cents; null before. */
  agreedCents: z.int().nullable(),
})
export type ListedOrder = z.infer<typeof listedOrder>

/** One change of an order's state, as its client sees it. */
const orderEventView = z.object({
  at: z.iso.datetime(),
  actor: z.enum(['client', 'studio']),
  /** Null for the event that created the order. */
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
})
export type OrderEventView = z.infer<typeof orderEventView>

const words = z.int().nullable()

/** The promises of an order as it was sold. A later change of the catalogue changes none of them. */
export const soldView = z.object({
  /** In all; null where words are not the measure. */
  words,
  revisionRounds: z.union([z.int(), z.literal('unlimited')]),
  /** Counted from the moment that work begins. */
  turnaround: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('hours'), minHours: z.int(), maxHours: z.int(), label: z.string() }),
    z.object({ kind: z.literal('ongoing'), label: z.string() }),
  ]),
  /** The texts that are written, delivered and revised one by one. */
  pieces: z.array(z.object({ title: z.string(), words })),
})
export type SoldView = z.infer<typeof soldView>

/** An order with its history, the oldest event first; `sold` is null where nobody knows what was promised. */
export const orderDetail = orderView.extend({
  sold: soldView.nullable(),
  /** By when the studio has promised a text, or a new version of one; null where none is owed, or no day is known. */
  deliverBy: z.iso.datetime().nullable(),
  /** How the text was sent that is not here; null where it is, or none was sent. */
  sentOutside: z.string().nullable(),
  events: z.array(orderEventView),
  mayCancel: z.boolean(),
})
export type OrderDetail = z.infer<typeof orderDetail>
