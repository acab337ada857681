import type { Issue } from '@northword/contract/error-answers'
import type { OrderView, PlaceOrderInput } from '@northword/contract/orders'
import { callFailure, type CallFailure, isOwnMistake } from '../../api/call-failure.ts'

/** Calls `orders.place`. */
export type PlaceOrder = (order: PlaceOrderInput) => Promise<{ order: OrderView }>

/**
 * How an attempt to send an order ended. `refused`: a server answered that it will not take this order,
 * and stored nothing. `unreachable`: no answer, or one that says "later"; the order may have been stored.
 * `message` is the server's sentence, empty where it gave none.
 */
export type Outcome =
  | { kind: 'acknowledged'; order: OrderView }
  | { kind: 'refused'; status: number; message: string; issues: Issue[] }
  | { kind: 'unreachable'; message: string; retryAfterMs: number | null }

/** Sends one order and says how that ended; throws only what is neither an answer nor the lack of one. */
export async function submitOrder(place: PlaceOrder, input: PlaceOrderInput): Promise<Outcome> {
  try {
    const { order } = await place(input)
    return { kind: 'acknowledged', order }
  } catch (error) {
    if (isOwnMistake(error)) throw error
    return classify(callFailure(error))
  }
}

// Timeout, too early, too many requests: the same order may pass a moment later.
const notYet = [408, 425, 429]

function classify({ status, message, issues, retryAfterMs }: CallFailure): Outcome {
  const isRefused = status >= 400 && status < 500 && !notYet.includes(status)
  return isRefused
    ? { kind: 'refused', status, message, issues }
    : { kind: 'unreachable', message, retryAfterMs }
}
