import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentSession, rememberUser } from '../session/session-store.ts'
import { jsonFetch, jsonRequest, NoAnswer } from './json-fetch.ts'

beforeEach(() => rememberUser({ id: 'u1', name: 'Ada Chan', email: 'ada@tearoom.example' }))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const answering = (response: Response) => vi.stubGlobal('fetch', async () => response)

test('an answer 401 signs this browser out', async () => {
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

describe('in a browser of 2023, without AbortSignal.any', () => {
  beforeEach(() => vi.stubGlobal('AbortSignal', { timeout: () => late.signal }))
  let late = new AbortController()
  beforeEach(() => {
    late = new AbortController()
  })

  const ask = async (caller: AbortController) => {
    const { promise, resolve } = Promise.withResolvers<AbortSignal>()
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      resolve(signal)
      return Response.json({})
    })
    await jsonRequest('/api/orders', { signal: caller.signal })
    return promise
  }

  test.each(['the caller', 'the clock'])('%s ends the request, with its reason', async (who) => {
    const caller = new AbortController()
    const signal = await ask(caller)
    expect(signal.aborted).toBe(false)
    const ends = who === 'the caller' ? caller : late
    ends.abort('enough')
    expect(signal).toMatchObject({ aborted: true, reason: 'enough' })
  })

  test('a caller that has given up before asks nothing', async () => {
    const caller = new AbortController()
    caller.abort('never mind')
    expect(await ask(caller)).toMatchObject({ aborted: true, reason: 'never mind' })
  })
})

test.each([
  ['is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['breaks off', async () => new Response('{"a', { headers: { 'content-type': 'application/json' } })],
])('an answer that %s is none', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  await expect(jsonFetch('/trpc/auth.me')).rejects.toThrow(NoAnswer)
})

test('a mistake of our own is not taken for a lack of answer', async () => {
  vi.stubGlobal('fetch', undefined)
  await expect(jsonFetch('/trpc/auth.me')).rejects.toThrow(TypeError)
})
