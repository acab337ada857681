import { expect, it } from 'vitest'
import { ratioOf } from './alternate.ts'
import { median } from './median.ts'

it.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('finds the middle of %j', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})

it('compares two contenders round by round', () => {
  const rates = new Map([
    ['one', [10, 30, 20]],
    ['other', [20, 60, 80]],
  ])
  expect(ratioOf(rates, 'one', 'other')).toBe(0.5)
})
