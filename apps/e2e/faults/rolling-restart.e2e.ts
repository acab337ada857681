/** @module-tag thorough */
import { setTimeout as sleep } from 'node:timers/promises'
import { lacks } from '@northword/rig/for-want-of'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../testing/env.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { type Instances, missingForInstances, openInstances } from '../testing/operations/instances.ts'
import { startStorm } from '../testing/faults/storm.ts'

/** Restarts per server. */
const restarts = env.faultRounds > 1 ? 10 : 1

describe(`Servers that are started anew in turn, ${restarts} times under load`, () => {
  if (lacks(...missingForInstances)) return

  let site: Instances
  beforeAll(async () => {
    site = await openInstances({ settings: { RATE_LIMIT_FACTOR: '1000000' } })
  }, 240_000)
  afterAll(() => site.close())

  it(
    'answer every order, refuse none and lose none',
    async () => {
      const storm = startStorm(site.url, 8)
      for (let round = 0; round < restarts; round += 1) {
        for (const instance of site.all) {
          await sleep(1_000)
          await instance.kill('SIGTERM')
          expect(instance.exitCode()).toBe(0)
          await instance.start()
          await instance.isBack()
        }
      }
      await sleep(1_000)
      await storm.stop()
      expect(storm.refusals).toEqual([])
      expect([...storm.unanswered]).toEqual([])
      expect(storm.acknowledged.size).toBeGreaterThan(restarts * 20)
      await expectStormStored(site, storm)
    },
    240_000 * restarts,
  )
})
