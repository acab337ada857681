import { errorBody, type Issue, procedureErrorData } from '@northword/contract/error-answers'
import type { OrderView, PlaceOrderInput } from '@northword/contract/orders'
import { TRPCClientError } from '@trpc/client'

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
    if (error instanceof TRPCClientError) return classify(error)
    throw error
  }
}

// Timeout, too early, too many requests: the same order may pass a moment later.
const notYet = [408, 425, 429]

function classify(error: TRPCClientError<never>): Outcome {
  const response = error.meta?.['response']
  const answer = response instanceof Response ? response : undefined
  const data = procedureErrorData.safeParse(error.data).data
  const status = data?.httpStatus ?? answer?.status ?? 0
  const message = sentenceOf(error)
  if (status >= 400 && status < 500 && !notYet.includes(status)) {
    return { kind: 'refused', status, message, issues: data?.issues ?? [] }
  }
  return { kind: 'unreachable', message, retryAfterMs: milliseconds(answer?.headers.get('retry-after')) }
}

/** tRPC's own sentence, or the HTTP layer's `{message}`; never the text of a network or parse error. */
function sentenceOf(error: TRPCClientError<never>): string {
  if (error.data) return error.message
  return errorBody.safeParse(error.meta?.['responseJSON']).data?.message ?? ''
}

function milliseconds(retryAfter: string | null | undefined): number | null {
  const seconds = Number(retryAfter)
  return retryAfter && Number.isFinite(seconds) ? seconds * 1000 : null
}
