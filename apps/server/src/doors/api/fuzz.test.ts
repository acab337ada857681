import { describe, expect, inject, it } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { fuzz, type Fuzzed } from '../../testing/fuzz/fuzz.ts'
import { openTestApp } from '../../testing/test-app.ts'

/** It is in the name of each test and in each fault. */
const seed = inject('fuzzSeed')

/** Each round has a studio of its own, since calls spoil one for later calls. */
const rounds = Array.from({ length: 10 }, (_, round) => seed + round)

async function fuzzed(by: number, passes: number): Promise<Fuzzed> {
  const site = await openTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '1000000' }, { holdSeconds: 600 })
  try {
    return await fuzz(site, by, passes)
  } finally {
    await site.close()
  }
}

/** Operations that may never succeed: some do only just after another, on the same thing and by the same member. */
const mostNeverDone = 5

describe('A request made from the OpenAPI document', () => {
  describe(
    'is answered as the document says, twenty thousand times',
    { tags: ['thorough'], timeout: 1_200_000 },
    () => {
      const done: Fuzzed[] = []

      it.each(rounds)('by the seed %i', async (by) => {
        const round = await fuzzed(by, 20)
        done.push(round)
        expect(round.faults.join('\n\n')).toBe('')
      })

      it('and gets past refusals: nearly every operation has succeeded', () => {
        const operations = [...new Set(done.flatMap(({ statuses }) => [...statuses.keys()]))]
        const neverDone = operations.filter(
          (operation) => !done.some(({ statuses }) => hasSucceeded(statuses.get(operation))),
        )
        expect(done.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThanOrEqual(20_000)
        expect(neverDone.length, `Never done: ${neverDone.join()}`).toBeLessThanOrEqual(mostNeverDone)
      })
    },
  )
})

const hasSucceeded = (counts = new Map<number, number>()) => [...counts.keys()].some((status) => status < 300)
