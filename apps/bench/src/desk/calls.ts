import { call } from '@northword/rig/owner-session'
import { sampleOrder } from '../orders/sample-order.ts'

export const placeOrder = (url: string, idempotencyKey: string) =>
  post(url, 'orders.place', { ...sampleOrder, idempotencyKey })

/**
 * Calls a mutation.
 * @throws {Error} unless it succeeds
 */
export const post = async (url: string, procedure: string, input: object, headers?: Record<string, string>) =>
  okay(await call(url, procedure, input, headers))

/**
 * Reads a response completely.
 * @throws {Error} unless it succeeds
 */
export async function okay(answer: Response): Promise<Response> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 300)}`)
  return answer
}
