import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test('a number has a comma before every three digits from its end', () => {
  expect([0, 999, 1000, 12_345, 1_234_567].map(wholeNumber)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
  ])
})
