import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'

test('a price shows its cents only where it has some', () => {
  expect(formatPrice(2499)).toBe('$24.99')
  expect(formatPrice(13_500)).toBe('$135')
  expect(formatPrice(1500)).toBe('$15')
  expect(formatPrice(1505)).toBe('$15.05')
  expect(formatPrice(123_450)).toBe('$1,234.50')
})
