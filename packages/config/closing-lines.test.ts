import { describe, expect, it, vi } from 'vitest'
import { closingLines, runAgain } from '../../bin/closing-lines.mjs'

const none = { legs: [], suites: [] }
const ended = { name: 'server', code: 0, seconds: 90, notRun: [] }

describe('The closing lines', () => {
  it('say how long each leg took, and which tests the deadline cut off', () => {
    const cut = { ...ended, name: 'browser', notRun: ['journeys/contact.e2e.ts'] }
    expect(closingLines([ended, cut], none, true)).toEqual({
      lines: [
        'server: passed in 90 s',
        'browser: passed in 90 s',
        'NOT RUN for want of time (browser): journeys/contact.e2e.ts',
      ],
      result: 'Passed',
      code: 0,
    })
  })

  it('say of a leg that did not begin only that it did not run', () => {
    const { lines, code } = closingLines([{ name: 'faults', notRun: ['all of it'], seconds: 0 }], none, true)
    expect([lines, code]).toEqual([['NOT RUN for want of time (faults): all of it'], 0])
  })

  it('name files that passed only by themselves, and those that had no time to', () => {
    const failed = { ...ended, code: 2, alone: ['one.test.ts'], notAgain: ['two.test.ts'] }
    expect(closingLines([ended, failed], none, false)).toEqual({
      lines: [
        'server: passed in 90 s',
        'server: FAILED in 90 s',
        'FAULT TO BE FOUND (server): one.test.ts failed, and passed by itself',
        'NOT RUN AGAIN for want of time (server): two.test.ts failed',
      ],
      result: 'Failed',
      code: 2,
    })
  })

  it('fail a run that skipped a leg where none may be, and only name a suite', () => {
    const suites = ['SKIPPED for want of faketime: faults/clock.e2e.ts']
    expect(closingLines([ended], { legs: [], suites }, true)).toMatchObject({ result: 'Passed', code: 0 })
    const skipped = { legs: ['SKIPPED firefox: install firefox-esr'], suites }
    expect(closingLines([ended], skipped, false)).toMatchObject({ result: 'Passed', code: 0 })
    const { lines, result, code } = closingLines([ended], skipped, true)
    expect(lines).toEqual([
      'server: passed in 90 s',
      ...skipped.legs,
      ...suites,
      'REQUIRE_ALL_LEGS=1 allows no leg to be skipped.',
    ])
    expect([result, code]).toEqual(['Failed', 1])
  })
})

describe('Failed files that are run again', () => {
  const files = ['one', 'two', 'three'].map((file) => ({ file }))
  const passed = { code: 0, outcomes: [{ notRun: [] }] }
  const cut = { code: 1, outcomes: [{ notRun: ['two'] }] }
  const failed = { code: 1, outcomes: [{ notRun: [] }] }
  const never = () => false

  it('mend a leg if all of them pass', async () => {
    expect(await runAgain(files, never, async () => passed)).toEqual({
      isMended: true,
      alone: ['one', 'two', 'three'],
      notAgain: [],
    })
  })

  it('are run no further after one that fails again', async () => {
    const run = vi.fn<() => Promise<typeof passed>>().mockResolvedValueOnce(passed).mockResolvedValue(failed)
    expect(await runAgain(files, never, run)).toEqual({ isMended: false, alone: ['one'], notAgain: [] })
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('are named where the time is over before one begins, or while it runs', async () => {
    const named = { isMended: false, alone: ['one'], notAgain: ['two', 'three'] }
    let runs = 0
    const isOver = () => runs > 0
    expect(await runAgain(files, isOver, async () => ((runs += 1), passed))).toEqual(named)
    expect(await runAgain(files, never, async ({ file }) => (file === 'two' ? cut : passed))).toEqual(named)
  })
})
