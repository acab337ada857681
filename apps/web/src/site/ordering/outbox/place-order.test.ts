import { afterEach, expect, test, vi } from 'vitest'
import {
  type Answer,
  acknowledges,
  fakeServer,
  isUnreachable,
  proxyError,
  refuses,
  refusesBeforehand,
} from '../../../testing/fake-server.ts'
import { adasOrder } from '../../../testing/order-fixtures.ts'
import { placeOrder } from './place-order.ts'

afterEach(() => vi.unstubAllGlobals())

const placeAt = (answer: Answer) => {
  const { fetch } = fakeServer(answer)
  return { outcome: placeOrder(adasOrder), fetch }
}

test('an order is posted as JSON to our own server, with its key', async () => {
  const { outcome, fetch } = placeAt(acknowledges)
  expect(await outcome).toMatchObject({ kind: 'acknowledged', order: { number: adasOrder.reference } })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/trpc/orders.place')
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: JSON.stringify(adasOrder) })
})

test('a refused order comes with the sentence and the issues of the server', async () => {
  const issues = [{ path: 'email', message: 'Please enter a valid email address' }]
  const { outcome } = placeAt(refuses(400, 'Please enter a valid email address', issues))
  expect(await outcome).toEqual({
    kind: 'refused',
    status: 400,
    message: 'Please enter a valid email address',
    issues,
  })
})

test.each([403, 413, 415])('a %i of the HTTP layer is a refusal with its sentence', async (status) => {
  const { outcome } = placeAt(refusesBeforehand(status, 'No.'))
  expect(await outcome).toEqual({ kind: 'refused', status, message: 'No.', issues: [] })
})

test('a 404 that is no JSON is a refusal without a sentence', async () => {
  expect(await placeAt(proxyError(404)).outcome).toMatchObject({ kind: 'refused', status: 404, message: '' })
})

test.each([408, 425, 429, 500, 503])('a %i means later, whatever its envelope', async (status) => {
  expect(await placeAt(refuses(status, 'Later.')).outcome).toMatchObject({ kind: 'unreachable', status })
  expect(await placeAt(refusesBeforehand(status, 'Later.')).outcome).toMatchObject({
    kind: 'unreachable',
    message: 'Later.',
  })
  expect(await placeAt(proxyError(status)).outcome).toMatchObject({ kind: 'unreachable', message: '' })
})

test('a server that asks for time is given it', async () => {
  const { outcome } = placeAt(() =>
    Response.json({ message: 'Later.' }, { status: 503, headers: { 'retry-after': '2' } }),
  )
  expect(await outcome).toMatchObject({ kind: 'unreachable', retryAfterMs: 2000 })
})

test('no network, a page of a hotel and a broken answer all mean that no server was reached', async () => {
  const unreachable = { kind: 'unreachable', order: adasOrder, status: 0, message: '', retryAfterMs: null }
  const broken = () => new Response('{"resu', { headers: { 'content-type': 'application/json' } })
  expect(await placeAt(isUnreachable).outcome).toEqual(unreachable)
  expect(await placeAt(proxyError(200)).outcome).toEqual(unreachable)
  expect(await placeAt(broken).outcome).toEqual(unreachable)
})

test('a mistake of our own in sending is neither an answer nor the lack of one', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  const { outcome, fetch } = placeAt(acknowledges)
  await expect(outcome).rejects.toThrow('AbortSignal.any is not a function')
  expect(fetch).not.toHaveBeenCalled()
  timeout.mockRestore()
})

test('a server that never answers is given up after 20 seconds', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => Promise.reject(init.signal?.reason))
  const outcome = await placeOrder(adasOrder)
  expect(timeout).toHaveBeenCalledWith(20_000)
  expect(outcome).toMatchObject({ kind: 'unreachable' })
  timeout.mockRestore()
})
