import type { Issue } from '@northword/contract/error-answers'
import type { OrderView, PlaceOrderInput } from '@northword/contract/orders'
import { callFailure, isOwnMistake } from '../../api/call-failure.ts'
import { trpcClient } from '../../api/trpc-client.ts'

/**
 * How sending an order ended. `message` is the server's sentence, empty where it gave none.
 * - `acknowledged`: a server has the order, or an earlier version of it.
 * - `refused`: a server will not take this order and stored nothing.
 * - `unreachable`: no answer (`status` 0), or one that says "later". The order may have been stored.
 */
export type Outcome =
  | { kind: 'acknowledged'; order: OrderView; earlier: boolean }
  | { kind: 'refused'; status: number; message: string; issues: Issue[] }
  | {
      kind: 'unreachable'
      order: PlaceOrderInput
      status: number
      message: string
      retryAfterMs: number | null
    }

/** Calls `orders.place` once. Rejects only where our own code fails. */
export async function placeOrder(order: PlaceOrderInput): Promise<Outcome> {
  try {
    const answer = await trpcClient.orders.place.mutate(order)
    return { kind: 'acknowledged', order: answer.order, earlier: false }
  } catch (error) {
    if (isOwnMistake(error)) throw error
    const { status, message, issues, retryAfterMs } = callFailure(error)
    const isRefused = status >= 400 && status < 500 && !later.includes(status)
    return isRefused
      ? { kind: 'refused', status, message, issues }
      : { kind: 'unreachable', order, status, message, retryAfterMs }
  }
}

// Timeout, too early, too many requests: the same order may be taken a moment later.
const later = [408, 425, 429]
