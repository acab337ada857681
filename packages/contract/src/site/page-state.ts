import type { UserView } from '../people/auth.ts'
import type { CookiePreferences } from './consent.ts'
import type { Refusal } from '../error-answers.ts'
import type { OrderView } from '../orders/orders.ts'

/** JSON state of a server-rendered page, stored in its document so that hydration renders the same. */
export interface PageState {
  /** Absent if the page does not ask. */
  user?: UserView | null
  /** The page is shown to the holder of the open link. */
  byLink?: true
  /** A form that was posted without scripts and led here. */
  posted?: PostedForm
  /** The confirmed order; absent for anyone but its sender. */
  placed?: PlacedOrder
  /** Consent without scripts; absent without an answer. */
  consent?: ServedConsent
  /** Answers that the page shows. */
  queries?: ServedQuery[]
  /** The page's address, if its form was posted to another. */
  address?: string
}

/** Facts of an order's confirmation; of its sender only the address that gets its mail. */
export interface PlacedOrder extends Pick<
  OrderView,
  'number' | 'sku' | 'name' | 'priceCents' | 'email' | 'contactBy'
> {
  /** As sold. */
  turnaround: string
  /** As stored: ends the draft that was posted under it. */
  idempotencyKey: string
}

/** A query whose answer the page starts with. */
export interface ServedQuery {
  /** Such as `orders.find`. */
  procedure: string
  input?: object
  /** Cursor of a paged list's first page; null for the start. */
  after?: string | null
  answer: Answered
  /** Unix time in milliseconds of the answer. */
  at: number
}

/** Data, or the refusal. */
export type Answered = { data: unknown } | { failure: Refusal }

/** Outcome of a form that was posted without scripts. */
export type PostedForm = RefusedForm | SentForm

/** Nothing was done. */
export interface RefusedForm extends Refusal {
  kind: 'refused'
  form: string
  /** Typed values by field, without passwords. */
  typed: Record<string, string>
}

interface SentForm {
  kind: 'sent'
  form: string
  /** Facts in the page's address. */
  facts: Record<string, string>
}

/** Consent of a visitor without scripts. */
export interface ServedConsent {
  /** State of the switches. */
  shown: CookiePreferences
  /** The browser signals Global Privacy Control, and the visitor has not chosen otherwise since. */
  isSignalled: boolean
  /** Outcome of the form, which selects a sentence. */
  note?: 'saved' | 'notKept' | 'unsaved'
}
