import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetUser } from '../session/session-store.ts'
import { getJson } from './get-json.ts'

vi.mock('../session/session-store.ts', () => ({ forgetUser: vi.fn<() => void>() }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })

function answering(response: Response) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const get = (queryKey: readonly unknown[], queryFn = getJson()) => client.fetchQuery({ queryKey, queryFn })

describe('the default way to fetch', () => {
  test('joins the segments of the key into an address and sends the cookies', async () => {
    const fetch = answering(Response.json({ user: { id: 'u1' } }))
    expect(await get(['api', 'auth', 'me'])).toEqual({ user: { id: 'u1' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/auth/me')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin' })
    expect(fetch.mock.calls[0]?.[1].method ?? 'GET').toBe('GET')
  })

  test('encodes each segment, so that none can leave its place', async () => {
    const fetch = answering(Response.json({}))
    await get(['api', 'orders', '../auth?x=1#y', 7])
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/orders/..%2Fauth%3Fx%3D1%23y/7')
  })

  test('throws the status and the body of an answer that is no success', async () => {
    answering(new Response('{"message":"There is nothing at this address."}', { status: 404 }))
    await expect(get(['api', 'nothing'])).rejects.toThrow(
      new Error('404: {"message":"There is nothing at this address."}'),
    )
  })

  test('throws the status text where the body is empty', async () => {
    answering(new Response('', { status: 503, statusText: 'Service Unavailable' }))
    await expect(get(['api', 'busy'])).rejects.toThrow(new Error('503: Service Unavailable'))
  })

  test('throws when nobody is signed in, and the browser forgets who was', async () => {
    answering(new Response('', { status: 401, statusText: 'Unauthorized' }))
    await expect(get(['api', 'auth', 'me', 'a'])).rejects.toThrow('401: Unauthorized')
    expect(forgetUser).toHaveBeenCalledTimes(1)
  })

  test('takes that for an answer where it is told to', async () => {
    answering(new Response('', { status: 401 }))
    expect(await get(['api', 'auth', 'me', 'b'], getJson({ on401: 'returnNull' }))).toBeNull()
    expect(forgetUser).toHaveBeenCalledTimes(1)
  })

  test('gives null for no other failure', async () => {
    answering(new Response('no', { status: 403 }))
    await expect(get(['api', 'c'], getJson({ on401: 'returnNull' }))).rejects.toThrow('403: no')
    expect(forgetUser).not.toHaveBeenCalled()
  })
})
