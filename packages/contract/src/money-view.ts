import './no-eval.ts'
import * as z from 'zod'
import { entryKinds } from './money.ts'
import { orderStatuses } from './order-status.ts'
import { paymentTerms, paymentWays } from './payment-terms.ts'
import { paymentMethods } from './payments.ts'

/** A receipt or a credit note as it was printed. Nothing that changes later changes it. Money is integer US cents. */
export const printedDocument = z.object({
  number: z.string(),
  issuedOn: z.iso.date(),
  studio: z.object({
    brand: z.string(),
    address: z.array(z.string()),
    registrationNumber: z.string(),
    email: z.string(),
  }),
  payer: z.object({ fullName: z.string(), email: z.string() }),
  order: z.object({ number: z.string(), serviceName: z.string(), priceCents: z.int() }),
  /** What came in, or was sent back. */
  cents: z.int(),
  /** What is owed after it; negative where too much was paid. */
  owedCents: z.int(),
})
export type PrintedDocument = z.infer<typeof printedDocument>

/** An entry of the ledger as the desk sees it; see `Entry`. */
export const entryView = z.object({
  id: z.string(),
  /** From 1 on, without gaps in one order. */
  sequence: z.int(),
  kind: z.enum(entryKinds),
  cents: z.int(),
  /** The day on which the money came in or was sent; null where none moved. */
  receivedOn: z.iso.date().nullable(),
  method: z.enum(paymentMethods).nullable(),
  reference: z.string(),
  reason: z.string(),
  /** Who wrote it; null for the product itself. */
  memberName: z.string().nullable(),
  reverses: z.string().nullable(),
  documentNumber: z.string().nullable(),
  at: z.iso.datetime(),
})
export type EntryView = z.infer<typeof entryView>

/** What an act on the money of an order has written; `replayed` where it was there before. */
export const recordedEntry = z.object({ entry: entryView, replayed: z.boolean() })

/** What a client was asked to pay, for as long as some of it is owed. */
export const requestView = z.object({
  /** What is still to be paid of it: never more than is owed. */
  cents: z.int(),
  way: z.enum(paymentWays),
  /** The page to pay on, and its host; empty for the other ways. */
  link: z.string(),
  host: z.string(),
  /** The last day, on the studio's calendar. */
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
})
export type RequestView = z.infer<typeof requestView>

/** A receipt or a credit note, as a list names it. */
export const documentView = z.object({
  number: z.string(),
  kind: z.enum(['receipt', 'credit-note']),
  issuedOn: z.iso.date(),
  cents: z.int(),
  /** Written by mistake: it no longer counts. */
  isWithdrawn: z.boolean(),
})
export type DocumentView = z.infer<typeof documentView>

/** Where the money of an order stands, in integer US cents. */
const sums = z.object({
  chargedCents: z.int(),
  paidCents: z.int(),
  refundedCents: z.int(),
  keptCents: z.int(),
  /** Negative where too much was paid. */
  owedCents: z.int(),
  refundDueCents: z.int(),
})

/** The money of an order at the desk: its entries, the oldest first, and what follows from them. */
export const moneyView = sums.extend({
  entries: z.array(entryView),
  documents: z.array(documentView),
  terms: z.enum(paymentTerms),
  /** Of the account of the client; null where the order has none. */
  clientTerms: z.enum(paymentTerms).nullable(),
  request: requestView.extend({ memberName: z.string().nullable(), reference: z.string() }).nullable(),
  /** By when the studio has promised to ask for what is owed; null where it has asked, or nothing is. */
  askBy: z.iso.datetime().nullable(),
  /** By when the refund that is due is to be sent. */
  refundDueAt: z.iso.datetime().nullable(),
  /** What the refund policy goes by: for an order that is stopped, where it stood before. */
  beforeStop: z.object({ status: z.enum(orderStatuses), chargedCents: z.int() }),
})
export type MoneyView = z.infer<typeof moneyView>

/** The money of an order as its client sees it. */
export const orderMoney = sums.extend({
  /** Whether there is a price that both have agreed on. */
  isAgreed: z.boolean(),
  terms: z.enum(paymentTerms),
  request: requestView.nullable(),
  documents: z.array(documentView),
})
export type OrderMoney = z.infer<typeof orderMoney>
