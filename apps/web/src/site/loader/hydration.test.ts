import { expect, test, vi } from 'vitest'
import { once, wantsScriptsNow } from './hydration.ts'

const page = { hydrate: undefined, isClient: false, hasQuery: false, hash: '', outboxKeys: [] }

test('a page that is only read waits for the visitor', () => {
  expect(wantsScriptsNow(page)).toBe(false)
  expect(wantsScriptsNow({ ...page, isClient: true, hash: '#how-it-works' })).toBe(false)
})

test('a form page, a link to an order form and a waiting order want their scripts at once', () => {
  expect(wantsScriptsNow({ ...page, hydrate: 'now' })).toBe(true)
  expect(wantsScriptsNow({ ...page, hash: '#order=PS-070' })).toBe(true)
  expect(wantsScriptsNow({ ...page, outboxKeys: ['nw_outbox:1'] })).toBe(true)
})

test('a page that fills in who is signed in does so at once, and waits for everybody else', () => {
  expect(wantsScriptsNow({ ...page, hydrate: 'for-clients', isClient: true })).toBe(true)
  expect(wantsScriptsNow({ ...page, hydrate: 'for-clients' })).toBe(false)
})

test('a list that the address filters is filtered at once', () => {
  expect(wantsScriptsNow({ ...page, hasQuery: true })).toBe(true)
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
