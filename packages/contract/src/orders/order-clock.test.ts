import { expect, it } from 'vitest'
import { latenessOf } from './order-clock.ts'

const due = '2026-03-08T05:00:00.000Z'
const at = (moment: string) => Date.parse(moment)

it('the studio is not late before the promised moment, nor where nothing is promised', () => {
  expect(latenessOf(due, 7, at(due))).toBeNull()
  expect(latenessOf(null, 7, Infinity)).toBeNull()
})

it.each([
  [due, 1, false],
  ['2026-03-15T05:00:00.000Z', 0, false],
  ['2026-03-15T05:00:00.000Z', 1, true],
])(
  'the grace period runs seven days from the promised moment, to the millisecond: %s + %i',
  (moment, more, isOver) => {
    const late = latenessOf(due, 7, at(moment) + more)
    expect(late?.since.toISOString()).toBe(due)
    expect(late?.graceEnd.toISOString()).toBe('2026-03-15T05:00:00.000Z')
    expect(late?.isGraceOver).toBe(isOver)
  },
)
