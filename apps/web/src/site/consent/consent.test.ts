import { nothingOptional, shownByDefault } from '@northword/contract/site/consent'
import { textsOf } from '@northword/contract/device/stored-answer'
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

describe('an answer that was given while no script ran', () => {
  /** Sets cookies as the server writes them. */
  const leave = (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts))
      document.cookie = `${name}=${encodeURIComponent(text)};path=/`
  }

  test('is taken over from the cookies, in place of an older one, and ends them', () => {
    saveAnswer(everything, daysAgo(3))
    leave(textsOf(nothingOptional, false, daysAgo(1)))
    document.cookie = 'other=1;path=/'
    tidyAnswer()
    expect(readAnswer()).toEqual(nothingOptional)
    expect(localStorage.getItem('nw_consent_day')).toBe(daysAgo(1).toISOString().slice(0, 10))
    expect(document.cookie).toBe('other=1')
    document.cookie = 'other=;path=/;max-age=0'
  })

  test('gives way to one that a script stores later', () => {
    leave(textsOf(nothingOptional, false))
    saveAnswer(everything)
    expect(document.cookie).toBe('')
    tidyAnswer()
    expect(readAnswer()).toEqual(everything)
  })

  test('still stands against Global Privacy Control, if it was given in spite of it', () => {
    leave(textsOf(everything, true))
    signal()
    tidyAnswer()
    expect([isSignalled(), readAnswer()]).toEqual([false, everything])
  })

  test.each([
    textsOf(everything, false, daysAgo(366)),
    { ...textsOf(everything, false), cookiePreferences: '{' },
    { ...textsOf(everything, false), nw_consent_day: '9999-12-31' },
  ])('is dropped with its cookies where it does not hold: %o', (texts) => {
    saveAnswer(nothingOptional)
    leave(texts)
    tidyAnswer()
    expect([readAnswer(), document.cookie]).toEqual([nothingOptional, ''])
  })

  test('is dropped where it cannot be decoded', () => {
    document.cookie = 'cookiesAccepted=true;path=/'
    document.cookie = 'cookiePreferences=%E0%A4%A;path=/'
    tidyAnswer()
    expect([localStorage.length, document.cookie]).toEqual([0, ''])
  })
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
