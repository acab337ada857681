import { afterEach, expect, test, vi } from 'vitest'
import { deskFetch } from './desk-fetch.ts'

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
