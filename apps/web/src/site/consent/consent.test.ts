import { nothingOptional, shownByDefault } from '@northword/contract/consent'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isAllowed,
  isSignalled,
  readAnswer,
  saveAnswer,
  shownPreferences,
  subscribeToConsent,
  tidyAnswer,
} from './consent.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const everything = { essential: true, analytics: true, marketing: true, functional: true } as const
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const signal = () => vi.stubGlobal('navigator', { globalPrivacyControl: true })

test('before an answer the defaults are shown and nothing optional is allowed', () => {
  expect(readAnswer()).toBeNull()
  expect(shownPreferences()).toEqual(shownByDefault)
  expect(isAllowed('functional')).toBe(false)
  expect(isAllowed('analytics')).toBe(false)
  expect(isAllowed('marketing')).toBe(false)
  expect(isAllowed('essential')).toBe(true)
})

test('an answer is stored under the names of the specification and holds from then on', () => {
  expect(saveAnswer(shownByDefault)).toBe(true)
  expect(localStorage.getItem('cookiesAccepted')).toBe('true')
  expect(JSON.parse(localStorage.getItem('cookiePreferences') ?? '')).toEqual(shownByDefault)
  expect(isAllowed('functional')).toBe(true)
  expect(isAllowed('marketing')).toBe(false)
})

test('an answer holds for a year, and is then forgotten', () => {
  saveAnswer(everything, daysAgo(364))
  tidyAnswer()
  expect(readAnswer()).toEqual(everything)
  saveAnswer(everything, daysAgo(366))
  expect(readAnswer()).toBeNull()
  expect(isAllowed('functional')).toBe(false)
  tidyAnswer()
  expect(localStorage.length).toBe(0)
})

describe('an answer without a day', () => {
  test('counts from the day on which it is found', () => {
    localStorage.setItem('cookiesAccepted', 'true')
    tidyAnswer(daysAgo(364))
    expect(readAnswer()).toEqual(nothingOptional)
    tidyAnswer(new Date(Date.now() + 2 * 86_400_000))
    expect(readAnswer()).toBeNull()
  })

  test('may be the preferences alone', () => {
    localStorage.setItem('cookiePreferences', JSON.stringify(everything))
    expect(readAnswer()).toEqual(everything)
  })
})

test.each([
  { cookiesAccepted: 'true', cookiePreferences: '{' },
  { cookiesAccepted: 'true', cookiePreferences: '{"functional":"yes"}' },
  { cookiesAccepted: 'true', cookiePreferences: 'null' },
  { cookiesAccepted: 'maybe' },
  { cookiePreferences: JSON.stringify(everything), nw_consent_day: '9999-12-31' },
  { cookiePreferences: JSON.stringify(everything), nw_consent_day: 'x' },
])('%o grants nothing, and the visitor is asked again', (stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  expect(readAnswer()).toBeNull()
  expect(isAllowed('functional')).toBe(false)
  tidyAnswer()
  expect(localStorage.length).toBe(0)
})

describe('Global Privacy Control', () => {
  test('counts as Decline, also for somebody who accepted before', () => {
    saveAnswer(everything)
    signal()
    expect(isSignalled()).toBe(true)
    expect(readAnswer()).toEqual(nothingOptional)
    expect(shownPreferences()).toEqual(nothingOptional)
    expect(isAllowed('functional')).toBe(false)
  })

  test('gives way to what the visitor saves afterwards', () => {
    signal()
    saveAnswer(everything)
    expect(isSignalled()).toBe(false)
    expect(isAllowed('marketing')).toBe(true)
    tidyAnswer()
    expect(isAllowed('marketing')).toBe(true)
  })
})

test('where nothing can be stored, the answer holds on this page and none is left half written', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'cookiesAccepted') throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveAnswer(everything)).toBe(false)
  expect(localStorage.length).toBe(0)
  expect(readAnswer()).toEqual(everything)
  vi.restoreAllMocks()
  saveAnswer(nothingOptional)
  expect(readAnswer()).toEqual(nothingOptional)
})

test('listeners hear an answer of this tab and of another one, and nothing else', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToConsent(listener)
  saveAnswer(nothingOptional)
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookiePreferences' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(3)
  window.dispatchEvent(new StorageEvent('storage', { key: 'nw_user' }))
  stop()
  saveAnswer(nothingOptional)
  expect(listener).toHaveBeenCalledTimes(3)
})
