import { expect, test, vi } from 'vitest'
import { once, wantsScriptsNow } from './hydration.ts'

test('a page that is only read waits for the visitor', () => {
  expect(wantsScriptsNow(undefined, '', [])).toBe(false)
  expect(wantsScriptsNow(undefined, '#how-it-works', [])).toBe(false)
})

test('a form page, a link to an order form and a waiting order want their scripts at once', () => {
  expect(wantsScriptsNow('now', '', [])).toBe(true)
  expect(wantsScriptsNow(undefined, '#order=PS-070', [])).toBe(true)
  expect(wantsScriptsNow(undefined, '', ['nw_outbox:1'])).toBe(true)
})

test('the first interaction starts it, a failed start may be tried again', () => {
  const action = vi.fn<() => void>()
  const start = once(action)
  start()
  start()
  expect(action).toHaveBeenCalledTimes(1)
  start.again()
  start()
  expect(action).toHaveBeenCalledTimes(2)
})
