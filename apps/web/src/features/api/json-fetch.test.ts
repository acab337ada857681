import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, rememberUser } from '../session/session-store.ts'
import { jsonFetch, jsonRequest } from './json-fetch.ts'

beforeEach(() => rememberUser({ id: 'u1', name: 'Ada Chan', email: 'ada@tearoom.example' }))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const answering = (response: Response) => vi.stubGlobal('fetch', async () => response)

test('who is answered 401 is signed out in this browser', async () => {
  answering(new Response('', { status: 401 }))
  expect((await jsonRequest('/api/orders')).status).toBe(401)
  expect(currentSession()).toBeNull()
})

test.each([200, 400, 403, 404, 429, 500, 503])('an answer of %i signs nobody out', async (status) => {
  answering(new Response('', { status }))
  await jsonRequest('/api/orders')
  expect(currentSession()?.id).toBe('u1')
})

test('a body that is no JSON is read as an empty object, with its status', async () => {
  answering(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
  const response = await jsonFetch('/trpc/auth.me')
  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({})
})

test('JSON is passed on as it came', async () => {
  answering(Response.json({ a: 1 }, { status: 400 }))
  const response = await jsonFetch('/trpc/auth.me')
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ a: 1 })
})

test('a caller that gives up ends the request', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return Response.json({})
  })
  const caller = new AbortController()
  await jsonRequest('/api/orders', { signal: caller.signal })
  caller.abort()
  expect(signals[0]?.aborted).toBe(true)
})
