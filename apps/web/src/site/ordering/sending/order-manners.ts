import type { OrderView, PlaceOrderInput } from '@northword/contract/orders'
import type { Attempt } from './order-attempt.ts'

/** What a form shows for good once an order is out of the visitor's hands. */
export type Confirmation =
  { kind: 'received'; order: OrderView; earlier: boolean } | { kind: 'unsent'; order: PlaceOrderInput }

/** How a form goes on after an attempt: with a confirmation, or with a sentence at its button. */
export type Settled = { confirmation: Confirmation } | { failure: string }

/** All in which the two order forms differ: the number they propose, and how they talk. */
export interface OrderManners {
  proposeNumber: () => string
  /** A rule is broken; the fields show theirs in any case. */
  invalid: (firstMessage: string) => void
  settle: (attempt: Attempt, serviceName: string) => Settled
  /** Something failed that is neither the visitor's nor the network's fault; the sentence to show. */
  broken: () => string
}
