import type { UserView } from './auth.ts'
import type { CookiePreferences } from './consent.ts'
import type { Refusal } from './error-answers.ts'
import type { OrderView } from './orders.ts'

/**
 * What the server tells a page that it renders for one visitor. It stands in the document, and the page's scripts begin
 * with it, so that both show the same. Everything in it is JSON.
 */
export interface PageState {
  /** Who is signed in; absent where the page does not ask. */
  user?: UserView | null
  /** Whether the page is shown to the holder of the link that is open in the browser. */
  byLink?: true
  /** The form that was posted without scripts and led here. */
  posted?: PostedForm
  /** The order that the page confirms; absent where it was not placed by whoever looks at it. */
  placed?: PlacedOrder
  /** The visitor's choice, where no script keeps it; absent as long as there is none. */
  consent?: ServedConsent
  /** What the procedures answered that the page shows. */
  queries?: ServedQuery[]
  /** The address of the page, where its form was posted to another. */
  address?: string
}

/** What the confirmation of an order tells: no more of its sender than the address to which its mail goes. */
export interface PlacedOrder extends Pick<
  OrderView,
  'number' | 'name' | 'priceCents' | 'email' | 'contactBy'
> {
  /** As it was sold. */
  turnaround: string
}

/** A query of the server's procedures that a page begins with. */
export interface ServedQuery {
  /** As `orders.find`. */
  procedure: string
  input?: object
  /** Where it is a list that is read page by page: the place that its first page comes after, null for the start. */
  after?: string | null
  answer: Answered
  /** When it was answered, in milliseconds since 1970. */
  at: number
}

/** What a procedure answered: its data, or why there is none. */
export type Answered = { data: unknown } | { failure: Refusal }

/** How a form ended that was posted without scripts. */
export type PostedForm = RefusedForm | SentForm

/** A form that came back: nothing was done. */
export interface RefusedForm extends Refusal {
  kind: 'refused'
  /** The name of the form. */
  form: string
  /** What was typed, by the name of its field; no password is among it. */
  typed: Record<string, string>
}

/** A form that has done its work. */
export interface SentForm {
  kind: 'sent'
  form: string
  /** What its page tells, as it stands in the address. */
  facts: Record<string, string>
}

/** What the server knows of the choice of a visitor whose browser runs no scripts. */
export interface ServedConsent {
  /** The state of the switches. */
  shown: CookiePreferences
  /** Whether the browser signals Global Privacy Control, and the visitor has not chosen otherwise since. */
  isSignalled: boolean
  /** How the form ended that led here: by it the page chooses its sentence. */
  note?: 'saved' | 'notKept' | 'unsaved'
}
