import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import { repeat } from './repeat.ts'

const chore = (work: () => Promise<'done' | void>) => {
  const log = { write: vi.fn<Log['write']>() }
  return { log, stop: repeat({ do: work, everyMs: 2, failure: lines.oldDataKept, log }) }
}

it('A chore that has said it is done is not done again, however long that took', async () => {
  const work = vi.fn<() => Promise<'done' | void>>(async () => {
    await delay(40)
    return 'done'
  })
  const { stop } = chore(work)
  await delay(120)
  await stop()
  expect(work).toHaveBeenCalledTimes(1)
})

it('A chore that takes longer than its interval is never done twice at once, and goes on after a failure', async () => {
  let atOnce = 0
  let most = 0
  const work = vi.fn<() => Promise<'done' | void>>(async () => {
    most = Math.max(most, (atOnce += 1))
    await delay(10)
    atOnce -= 1
    throw new Error('Not now.')
  })
  const { log, stop } = chore(work)
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2), { timeout: 30_000 })
  await stop()
  expect(most).toBe(1)
  expect(log.write).toHaveBeenCalledTimes(work.mock.calls.length)
})
