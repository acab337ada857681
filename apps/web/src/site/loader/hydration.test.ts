import { expect, test } from 'vitest'
import { wantsScriptsNow } from './hydration.ts'

test('a page that is only read waits for the visitor', () => {
  expect(wantsScriptsNow(undefined, {}, false)).toBe(false)
  expect(wantsScriptsNow(undefined, { session: '' }, false)).toBe(false)
})

test('a tool, a waiting order and a form that was typed into before want their scripts at once', () => {
  expect(wantsScriptsNow('now', {}, false)).toBe(true)
  expect(wantsScriptsNow(undefined, {}, true)).toBe(true)
})

test('a page that fills in who is signed in does so at once, and waits for everybody else', () => {
  expect(wantsScriptsNow('for-clients', { session: '' }, false)).toBe(true)
  expect(wantsScriptsNow('for-clients', {}, false)).toBe(false)
})

test('a list that the address filters is filtered at once', () => {
  expect(wantsScriptsNow(undefined, { query: '' }, false)).toBe(true)
})
