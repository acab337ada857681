import { setImmediate as turnOfEventLoop, setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'

/** Writes numbers and returns their doubles. -1 is a bad item; 0 means that the database is away. */
function makeWrite() {
  const away = new Error('away')
  const write = vi.fn<(batch: number[]) => Promise<number[]>>(async (batch) => {
    await sleep(5)
    if (batch.includes(0)) throw away
    if (batch.includes(-1)) throw new Error('bad')
    return batch.map((number) => number * 2)
  })
  const commit = groupCommit(write, { maxBatch: 3, isHopeless: (error) => error === away })
  const batches = () => write.mock.calls.map(([batch]) => batch)
  return { commit, batches }
}

describe('Writes that share a commit', () => {
  it('gather up to a weight, and one that is heavier goes alone', async () => {
    const write = vi.fn<(batch: number[]) => Promise<number[]>>(async (batch) => batch)
    const options = { maxBatch: 3, mostWeight: 10, weigh: Number, isHopeless: () => false }
    const commit = groupCommit(write, options)
    await Promise.all([1, 6, 4, 5, 20, 1, 1, 1, 1].map(commit))
    expect(write.mock.calls.map(([batch]) => batch)).toEqual([[1], [6, 4], [5], [20], [1, 1, 1], [1]])
  })

  it('do not wait for company', async () => {
    const { commit, batches } = makeWrite()
    expect(await commit(1)).toBe(2)
    expect(batches()).toEqual([[1]])
  })

  it('gather while one is under way, in batches, and each gets its own outcome', async () => {
    const { commit, batches } = makeWrite()
    expect(await Promise.all([1, 2, 3, 4, 5].map(commit))).toEqual([2, 4, 6, 8, 10])
    expect(batches()).toEqual([[1], [2, 3, 4], [5]])
  })

  it('gather from other turns of the event loop where a write lets none begin', async () => {
    const write = vi.fn<(batch: number[]) => Promise<number[]>>(async (batch) => batch)
    const commit = groupCommit(write, { maxBatch: 3, isHopeless: () => false })
    await Promise.all(
      [1, 2, 3].map(async (number) => {
        await turnOfEventLoop()
        await commit(number)
      }),
    )
    expect(write.mock.calls).toEqual([[[1]], [[2, 3]]])
  })

  it('fail alone where one of them is bad', async () => {
    const { commit } = makeWrite()
    const outcomes = await Promise.allSettled([1, 2, -1, 4].map(commit))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('are not tried one by one where the database is away', async () => {
    const { commit, batches } = makeWrite()
    const outcomes = await Promise.allSettled([1, 2, 0, 4].map(commit))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    expect(batches()).toEqual([[1], [2, 0, 4]])
    expect(await commit(6)).toBe(12)
  })
})
