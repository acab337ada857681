import { expect, test } from 'vitest'
import { wantsScriptsNow } from './hydration.ts'

const page = { hydrate: undefined, isClient: false, hasQuery: false, outboxKeys: [] }

test('a page that is only read waits for the visitor', () => {
  expect(wantsScriptsNow(page)).toBe(false)
  expect(wantsScriptsNow({ ...page, isClient: true })).toBe(false)
})

test('a form page and a waiting order want their scripts at once', () => {
  expect(wantsScriptsNow({ ...page, hydrate: 'now' })).toBe(true)
  expect(wantsScriptsNow({ ...page, outboxKeys: ['nw_outbox:1'] })).toBe(true)
})

test('a page that fills in who is signed in does so at once, and waits for everybody else', () => {
  expect(wantsScriptsNow({ ...page, hydrate: 'for-clients', isClient: true })).toBe(true)
  expect(wantsScriptsNow({ ...page, hydrate: 'for-clients' })).toBe(false)
})

test('a list that the address filters is filtered at once', () => {
  expect(wantsScriptsNow({ ...page, hasQuery: true })).toBe(true)
})
