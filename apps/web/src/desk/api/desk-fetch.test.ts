import { afterEach, expect, test, vi } from 'vitest'
import { deskFetch, subscribeToRefusal } from './desk-fetch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['site.publish', 120_000],
  ['site.open', 120_000],
  ['site.undo', 120_000],
  ['site.saveDraft', 20_000],
  ['desk.queue', 20_000],
])('the desk waits for %s for %i ms', async (path, withinMs) => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await deskFetch(`/trpc/${path}`, { method: 'POST' })
  expect(timeout).toHaveBeenCalledWith(withinMs)
})

test.each([
  ['desk.queue', 1],
  ['staff.me', 0],
])('a 403 of %s asks %i times who is signed in', async (path, times) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 403 }))
  const asked = vi.fn<() => void>()
  const end = subscribeToRefusal(asked)
  await deskFetch(`/trpc/${path}`)
  end()
  expect(asked).toHaveBeenCalledTimes(times)
})
