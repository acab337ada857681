import { expect, test } from 'vitest'
import { monthBefore } from './month-before.ts'

test.each([
  ['2026-11-22', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
])('the month before %s begins on %s and ends on %s', (day, from, until) => {
  expect(monthBefore(day)).toEqual({ from, until })
})
