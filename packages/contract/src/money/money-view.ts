import '../no-eval.ts'
import * as z from 'zod'
import { entryKinds } from './ledger.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { paymentTerms, paymentWays } from './payment-terms.ts'
import { paymentMethods } from './payments.ts'

/** A receipt or credit note as printed; never changed later. Money is integer US cents. */
const printedDocument = z.object({
  number: z.string(),
  issuedOn: z.iso.date(),
  studio: z.object({
    brand: z.string(),
    address: z.array(z.string()),
    registrationNumber: z.string(),
    email: z.string(),
  }),
  /** Of the studio's pages on that day. Missing: printed before they were kept. */
  colors: z.object({ accent: z.string(), paper: z.string() }).optional(),
  payer: z.object({ fullName: z.string(), email: z.string() }),
  order: z.object({ number: z.string(), serviceName: z.string(), priceCents: z.int() }),
  /** Received or refunded. */
  cents: z.int(),
  /** Balance due afterwards; negative if overpaid. */
  owedCents: z.int(),
})
export type PrintedDocument = z.infer<typeof printedDocument>

/** See `Entry`. */
export const entryView = z.object({
  id: z.string(),
  /** From 1, without gaps within an order. */
  sequence: z.int(),
  kind: z.enum(entryKinds),
  cents: z.int(),
  /** Date on which money was received or sent; null if none moved. */
  receivedOn: z.iso.date().nullable(),
  method: z.enum(paymentMethods).nullable(),
  reference: z.string(),
  reason: z.string(),
  /** Null if the product wrote it. */
  memberName: z.string().nullable(),
  reverses: z.string().nullable(),
  documentNumber: z.string().nullable(),
  at: z.iso.datetime(),
})
export type EntryView = z.infer<typeof entryView>

/** `replayed`: the entry existed already. */
export const recordedEntry = z.object({ entry: entryView, replayed: z.boolean() })

/** A request, as long as some of it is due. */
export const requestView = z.object({
  /** Still to be paid, at most the balance due. */
  cents: z.int(),
  way: z.enum(paymentWays),
  /** Payment page and its host; empty for other ways. */
  link: z.string(),
  host: z.string(),
  /** Fields of a transfer, in words; empty for a link. */
  account: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Last day, in the studio's time zone. */
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
})
export type RequestView = z.infer<typeof requestView>

/** A receipt or credit note in a list. */
export const documentView = z.object({
  number: z.string(),
  kind: z.enum(['receipt', 'credit-note']),
  issuedOn: z.iso.date(),
  cents: z.int(),
  /** Written by mistake, and reversed. */
  isWithdrawn: z.boolean(),
})
export type DocumentView = z.infer<typeof documentView>

/** Balance of an order, in integer US cents. */
const sums = z.object({
  chargedCents: z.int(),
  paidCents: z.int(),
  refundedCents: z.int(),
  keptCents: z.int(),
  /** Negative if overpaid. */
  owedCents: z.int(),
  refundDueCents: z.int(),
})

/** The ledger of an order at the desk, the oldest entry first, with its balance. */
export const moneyView = sums.extend({
  entries: z.array(entryView),
  documents: z.array(documentView),
  terms: z.enum(paymentTerms),
  /** Terms of the client's account; null without one. */
  clientTerms: z.enum(paymentTerms).nullable(),
  /** Of a request: those that the studio has set up. */
  ways: z.array(z.enum(paymentWays)),
  request: requestView.extend({ memberName: z.string().nullable(), reference: z.string() }).nullable(),
  /** Promised time of the request; null if it was made, or nothing is due. */
  askBy: z.iso.datetime().nullable(),
  /** Promised time of the refund. */
  refundDueAt: z.iso.datetime().nullable(),
  /** Facts for the refund policy: of a stopped order, those from before. */
  beforeStop: z.object({ status: z.enum(orderStatuses), chargedCents: z.int() }),
})
export type MoneyView = z.infer<typeof moneyView>

/** The client's view. */
export const orderMoney = sums.extend({
  /** Client and studio have agreed on a price. */
  isAgreed: z.boolean(),
  terms: z.enum(paymentTerms),
  request: requestView.nullable(),
  documents: z.array(documentView),
})
export type OrderMoney = z.infer<typeof orderMoney>
