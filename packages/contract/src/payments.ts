import './no-eval.ts'
import * as z from 'zod'
import { mostCents } from './check-entry.ts'
import { requiredText, text } from './fields.ts'
import { orderNumberInput } from './order-number.ts'
import { isPaymentLink } from './payment-link.ts'
import { paymentTerms, paymentWays } from './payment-terms.ts'

/** The ways in which money comes and goes, in the order of the refund policy. */
export const paymentMethods = ['card', 'paypal', 'bank-transfer', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** An amount in whole US cents, above zero. */
const cents = z
  .int('Enter the amount in whole cents')
  .min(1, 'Enter an amount above zero')
  .max(mostCents, 'This amount is too large')

const method = z.enum(paymentMethods, 'Choose how the money was sent')

const reason = requiredText('Reason', 500)

const optionalText = (label: string) => z.preprocess((value) => value ?? '', text(label, 200))

/** Somewhere on earth it is tomorrow already. */
const aheadMs = 14 * 3_600_000

/** Nobody has worked with this desk before; a year like 0026 is a slip. */
const firstDay = '2000-01-01'

const day = z.iso
  .date({ error: 'Enter the day as year, month and day', abort: true })
  .refine((value) => value >= firstDay, 'This day is too long ago')
  .refine((value) => !(Date.parse(value) > Date.now() + aheadMs), 'This day lies in the future')

/** Sent twice under one key, an act on the money of an order is done once. */
const act = orderNumberInput.extend({ idempotencyKey: requiredText('Idempotency key', 255) })

const noCount = 'The number of entries must be a whole number'

/**
 * The price on which client and studio agree; the reason is needed where it is not the price that stood before.
 * Without terms those of the client's account hold, or those that were agreed before.
 */
export const agreePriceInput = act.extend({
  cents,
  reason: optionalText('Reason'),
  terms: z.enum(paymentTerms, 'Choose when the client pays').optional(),
  /** How many entries the money had as the asker saw it: where others were written since, nothing is. */
  seenEntries: z.int(noCount).min(0, noCount).optional(),
})
export type AgreePriceInput = z.infer<typeof agreePriceInput>

/** Money that has come in. `reference` is the provider's or the bank's. Never any data of a card. */
export const recordPaymentInput = act.extend({
  cents,
  receivedOn: day,
  method,
  reference: optionalText('Reference'),
})
export type RecordPaymentInput = z.infer<typeof recordPaymentInput>

/** Money that was sent back. */
export const refundInput = act.extend({
  cents,
  sentOn: day,
  method,
  reference: optionalText('Reference'),
  reason,
})
export type RefundInput = z.infer<typeof refundInput>

/** The share of a cancelled order's price that the studio keeps for its work. */
export const keepShareInput = act.extend({ cents, reason })
export type KeepShareInput = z.infer<typeof keepShareInput>

/** Takes back an entry that was a mistake. */
export const reverseEntryInput = act.extend({ entryId: z.uuid('Choose an entry'), reason })
export type ReverseEntryInput = z.infer<typeof reverseEntryInput>

const dayMs = 24 * 3_600_000

const dueOn = z.iso
  .date('Enter the day as year, month and day')
  .refine((value) => !(Date.parse(value) < Date.now() - 2 * dayMs), 'Choose a day that is to come')
  .refine((value) => !(Date.parse(value) > Date.now() + 366 * dayMs), 'Choose a day within a year')

const linkWrong = 'Enter a link that begins with https:// and holds no password'

/** Asks the client for money: how much, how and by when. It is no entry. */
export const requestPaymentInput = act
  .extend({
    /** All that is owed, where it is left out. */
    cents: cents.optional(),
    way: z.enum(paymentWays, 'Choose how the client is to pay'),
    /** The page to pay on; of no use for the other ways. */
    link: z.preprocess((value) => value ?? '', text('Link', 2_000)),
    /** The last day, on the studio's calendar; the one of the order's terms, where it is left out. */
    dueOn: dueOn.optional(),
    /** The name of the request at the provider, for the studio alone. */
    reference: optionalText('Reference'),
  })
  .refine(({ way, link }) => way !== 'link' || isPaymentLink(link), { path: ['link'], error: linkWrong })
export type RequestPaymentInput = z.infer<typeof requestPaymentInput>
