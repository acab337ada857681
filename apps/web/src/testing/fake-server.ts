import type { Issue } from '@northword/contract/error-answers'
import type { PlaceOrderInput } from '@northword/contract/orders/orders'
import type { NewPrice } from '@northword/contract/orders/seen-price'
import { vi } from 'vitest'
import { refusal } from './fake-api.ts'
import { orderView } from './order-fixtures.ts'

/** Answers one `orders.place`; may reject, as `fetch` does offline. */
export type Answer = (input: PlaceOrderInput) => Response | Promise<Response>

/** Stubs `fetch`. Answers are used up in order; the last one repeats. */
export function fakeServer(...answers: Answer[]) {
  const received: PlaceOrderInput[] = []
  const queue = [...answers]
  const fetch = vi.fn<(url: string, init: RequestInit & { body: string }) => Promise<Response>>(
    async (_url, { body }) => {
      const input = JSON.parse(body) as PlaceOrderInput
      received.push(input)
      const answer = queue.length > 1 ? queue.shift() : queue[0]
      return (answer ?? acknowledges)(input)
    },
  )
  vi.stubGlobal('fetch', fetch)
  return { received, fetch, answerWith: (...next: Answer[]) => queue.splice(0, queue.length, ...next) }
}

export const acknowledges: Answer = (input) =>
  Response.json({ result: { data: { order: orderView(input), replayed: false } } })

/** A procedure's error in tRPC's envelope. */
export const refuses =
  (status: number, message: string, issues?: Issue[], newPrice?: NewPrice): Answer =>
  () =>
    refusal(status, message, { issues, ...newPrice })

/** An error of the HTTP layer, before any procedure. */
export const refusesBeforehand =
  (status: number, message: string): Answer =>
  () =>
    Response.json({ message }, { status })

/** A proxy's answer while no server is behind it. */
export const proxyError =
  (status: number): Answer =>
  () =>
    new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } })

export const isUnreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** A server that answers on demand. */
export function hesitates() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer: Answer = async (input) => {
    await promise
    return acknowledges(input)
  }
  return { answer, goOn: resolve }
}
