import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { atTime, clock } from './clock.ts'

const moonLanding = Date.parse('1969-07-20T20:17:40Z')

it('Work at another time has it before and after it waits, and nothing else has', async () => {
  const seen: number[] = []
  const work = atTime(moonLanding, async () => {
    seen.push(clock.now().getTime())
    await delay(20)
    seen.push(clock.now().getTime(), Math.sign(Date.now() - moonLanding))
  })
  const before = Date.now()
  const meanwhile = clock.now().getTime()
  expect([meanwhile >= before, meanwhile <= Date.now()]).toEqual([true, true])
  await work
  expect(seen).toEqual([moonLanding, moonLanding, 1])
})

it('Of two at different times at once, each has its own', async () => {
  const later = moonLanding + 1
  const timeAfterWait = (ms: number) =>
    atTime(ms, async () => {
      await delay(10)
      return clock.now().getTime()
    })
  expect(await Promise.all([timeAfterWait(moonLanding), timeAfterWait(later)])).toEqual([moonLanding, later])
})

it('A clock that tests have set is the real one here', () => {
  vi.useFakeTimers({ now: moonLanding, toFake: ['Date'] })
  expect(clock.now().getTime()).toBe(moonLanding)
  vi.useRealTimers()
})
