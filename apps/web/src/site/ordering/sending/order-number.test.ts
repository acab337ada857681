import { isOrderNumber } from '@northword/contract/orders/orders'
import { expect, test } from 'vitest'
import { dialogOrderNumber, cardOrderNumber } from './propose-number.ts'

test("the dialog's number carries the date of Hong Kong, where it may already be tomorrow", () => {
  const lateInLondon = new Date('2026-03-05T16:30:00Z')
  expect(dialogOrderNumber(lateInLondon)).toMatch(/^NW-ORD-20260306-\d{4}$/)
})

test("the service card's number carries the moment", () => {
  const now = new Date('2026-03-05T16:30:00Z')
  expect(cardOrderNumber(now)).toMatch(new RegExp(`^NW-ORD-${now.getTime()}-[0-9A-Z]+$`))
})

test('the server recognises both shapes', () => {
  expect(isOrderNumber(dialogOrderNumber(), 'NW')).toBe(true)
  expect(isOrderNumber(cardOrderNumber(), 'NW')).toBe(true)
})
