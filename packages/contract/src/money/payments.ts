import '../no-eval.ts'
import * as z from 'zod'
import { mostCents } from './check-entry.ts'
import { requiredText, text } from '../fields.ts'
import { orderNumberInput } from '../orders/order-number-input.ts'
import { isPaymentLink } from './payment-link.ts'
import { paymentTerms, paymentWays } from './payment-terms.ts'

/** In the order of the refund policy. */
export const paymentMethods = ['card', 'paypal', 'bank-transfer', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Whole US cents, above zero. */
const cents = z
  .int('Enter the amount in whole cents')
  .min(1, 'Enter an amount above zero')
  .max(mostCents, 'This amount is too large')

const method = z.enum(paymentMethods, 'Choose how the money was sent')

const reason = requiredText('Reason', 500)

const optionalText = (label: string) => z.preprocess((value) => value ?? '', text(label, 200))

/** The earliest time zone is 14 hours ahead of UTC. */
const aheadMs = 14 * 3_600_000

/** Catches typing errors such as the year 0026. */
const firstDay = '2000-01-01'

const day = z.iso
  .date({ error: 'Enter the day as year, month and day', abort: true })
  .refine((value) => value >= firstDay, 'This day is too long ago')
  .refine((value) => !(Date.parse(value) > Date.now() + aheadMs), 'This day lies in the future')

const noCount = 'The number of entries must be a whole number'

/** A ledger action is done once per key. */
const act = orderNumberInput.extend({
  idempotencyKey: requiredText('Idempotency key', 255),
  /** Number of entries that the member has seen: refused if it has changed. */
  seenEntries: z.int(noCount).min(0, noCount).optional(),
})

/** The agreed price; a reason is required if another was agreed before. `terms` default to those of the order. */
export const agreePriceInput = act.extend({
  cents,
  reason: optionalText('Reason'),
  terms: z.enum(paymentTerms, 'Choose when the client pays').optional(),
})
export type AgreePriceInput = z.infer<typeof agreePriceInput>

/** A received payment. `reference` is the provider's or the bank's; never card data. */
export const recordPaymentInput = act.extend({
  cents,
  receivedOn: day,
  method,
  reference: optionalText('Reference'),
})
export type RecordPaymentInput = z.infer<typeof recordPaymentInput>

export const refundInput = act.extend({
  cents,
  sentOn: day,
  method,
  reference: optionalText('Reference'),
  reason,
})
export type RefundInput = z.infer<typeof refundInput>

/** Charges the studio's share of a cancelled order. */
export const keepShareInput = act.extend({ cents, reason })
export type KeepShareInput = z.infer<typeof keepShareInput>

export const reverseEntryInput = act.extend({ entryId: z.uuid('Choose an entry'), reason })
export type ReverseEntryInput = z.infer<typeof reverseEntryInput>

const dayMs = 24 * 3_600_000

export const dayIsOver = 'Choose a day that is to come'

const dueOn = z.iso
  .date('Enter the day as year, month and day')
  .refine((value) => !(Date.parse(value) < Date.now() - 2 * dayMs), dayIsOver)
  .refine((value) => !(Date.parse(value) > Date.now() + 366 * dayMs), 'Choose a day within a year')

const linkWrong = 'Enter a link that begins with https:// and holds no password'

/** Asks the client to pay. Not a ledger entry. */
export const requestPaymentInput = act
  .extend({
    /** Default: the balance due. */
    cents: cents.optional(),
    way: z.enum(paymentWays, 'Choose how the client is to pay'),
    /** Payment page; ignored for other ways. */
    link: z.preprocess((value) => value ?? '', text('Link', 2_000)),
    /** Last day in the studio's time zone. Default: by the order's terms. */
    dueOn: dueOn.optional(),
    /** Name of the request at the provider, for the studio only. */
    reference: optionalText('Reference'),
  })
  .refine(({ way, link }) => way !== 'link' || isPaymentLink(link), { path: ['link'], error: linkWrong })
export type RequestPaymentInput = z.infer<typeof requestPaymentInput>
