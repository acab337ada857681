import { expect, test } from 'vitest'
import * as messages from './messages.ts'
import * as newsletter from './site/newsletter-messages.ts'
import { orderStatuses } from './orders/order-status.ts'

test('every sentence spells cancel, cancelled and cancelling as the state of an order is spelled', () => {
  expect(orderStatuses).toContain('Cancelled')
  const sentences = [messages, newsletter].flatMap(Object.values).flatMap((each) => Object.values(each))
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter((sentence) => /cancel(?:ed|ing)/i.test(String(sentence)))).toEqual([])
})
