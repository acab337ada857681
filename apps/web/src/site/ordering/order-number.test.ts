import { isOrderNumber } from '@northword/contract/orders'
import { expect, test, vi } from 'vitest'
import { dialogOrderNumber, inlineOrderNumber } from './order-number.ts'
import { randomUuid } from './random-id.ts'

test("the dialog's number carries the date of Hong Kong, where it may already be tomorrow", () => {
  const lateInLondon = new Date('2026-03-05T16:30:00Z')
  expect(dialogOrderNumber(lateInLondon)).toMatch(/^NW-ORD-20260306-\d{4}$/)
})

test("the service card's number carries the moment", () => {
  const now = new Date('2026-03-05T16:30:00Z')
  expect(inlineOrderNumber(now)).toMatch(new RegExp(`^NW-ORD-${now.getTime()}-[0-9A-Z]+$`))
})

test('the server recognises both shapes', () => {
  expect(isOrderNumber(dialogOrderNumber(), 'NW')).toBe(true)
  expect(isOrderNumber(inlineOrderNumber(), 'NW')).toBe(true)
})

test('a page without https makes keys of the same shape', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  vi.unstubAllGlobals()
})
