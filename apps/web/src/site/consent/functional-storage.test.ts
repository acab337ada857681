import { nothingOptional } from '@northword/contract/site/consent'
import { deviceKeys } from '@northword/contract/device/device-keys'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { allowFunctional } from '../../testing/consent.ts'
import { saveAnswer } from './consent.ts'
import {
  endDraft,
  endEveryDraft,
  followConsent,
  isEndOfDraft,
  isWithdrawal,
  keep,
  readKept,
} from './functional-storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
followConsent()

const draft = 'nw_draft:PS-070'
const withdraw = () => saveAnswer(nothingOptional)
const removal = (key: string | null, oldValue: string) =>
  new StorageEvent('storage', { key, oldValue, newValue: null })

test('without consent a text lives in the tab, with consent on the device', () => {
  keep(draft, 'one')
  expect([sessionStorage.getItem(draft), localStorage.getItem(draft)]).toEqual(['one', null])
  allowFunctional()
  keep(draft, 'two')
  expect([sessionStorage.getItem(draft), localStorage.getItem(draft)]).toEqual([null, 'two'])
  expect(readKept(draft)).toBe('two')
})

test('a text that the browser has no room for leaves the earlier one there', () => {
  allowFunctional()
  keep(draft, 'one')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  expect(keep(draft, 'a longer one')).toBe(false)
  full.mockRestore()
  expect(readKept(draft)).toBe('one')
})

test('storage without consent is not read', () => {
  localStorage.setItem(draft, 'planted')
  expect(readKept(draft)).toBeNull()
})

describe('consent', () => {
  const functional = deviceKeys.filter(({ duration }) => duration === 'tabOrConsent')

  test.each(functional.map((row) => ('prefix' in row ? `${row.prefix}PS-070` : row.name)))(
    'takes %s from the tab to the device when it is given, and back when it is withdrawn',
    (key) => {
      keep(key, 'kept')
      allowFunctional()
      expect([sessionStorage.getItem(key), localStorage.getItem(key)]).toEqual([null, 'kept'])
      withdraw()
      expect([sessionStorage.getItem(key), localStorage.getItem(key)]).toEqual(['kept', null])
    },
  )

  test('leaves alone what another tab has kept on the device', () => {
    keep(draft, 'of this tab')
    localStorage.setItem('cookiePreferences', JSON.stringify({ ...nothingOptional, functional: true }))
    localStorage.setItem(draft, 'of another tab')
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookiePreferences' }))
    expect(localStorage.getItem(draft)).toBe('of another tab')
    expect(readKept(draft)).toBe('of this tab')
  })

  test('decides nothing about orders that wait, and about who is signed in', () => {
    localStorage.setItem('nw_outbox:1', '{}')
    localStorage.setItem('nw_user', '{}')
    allowFunctional()
    withdraw()
    expect([localStorage.getItem('nw_outbox:1'), localStorage.getItem('nw_user')]).toEqual(['{}', '{}'])
  })

  test('that has run out takes what was kept back to the tab', () => {
    localStorage.setItem('nw_consent_day', '2025-01-01')
    localStorage.setItem('cookiePreferences', JSON.stringify({ ...nothingOptional, functional: true }))
    localStorage.setItem(draft, 'old')
    followConsent()
    expect(Object.keys(localStorage)).toEqual([])
    expect(readKept(draft)).toBe('old')
  })
})

describe('the end of a draft', () => {
  test.each([
    ['on the device', allowFunctional],
    ['in the tab', () => {}],
  ])('kept %s is told to the other tabs and leaves nothing behind', (_, consent) => {
    consent()
    keep(draft, 'one')
    keep('nw_draft:PS-025', 'two')
    const before = Object.keys(localStorage).filter((key) => !key.startsWith('nw_draft'))
    const remove = vi.spyOn(Storage.prototype, 'removeItem')
    endDraft(draft)
    expect(remove).toHaveBeenCalledWith(draft)
    remove.mockRestore()
    expect([readKept(draft), readKept('nw_draft:PS-025')]).toEqual([null, 'two'])
    endEveryDraft()
    expect(readKept('nw_draft:PS-025')).toBeNull()
    expect(Object.keys(localStorage)).toEqual(before)
  })

  test('in another tab is the end of the copy in this one', () => {
    keep(draft, 'one')
    keep('nw_draft:PS-025', 'two')
    window.dispatchEvent(removal(draft, ''))
    expect([readKept(draft), readKept('nw_draft:PS-025')]).toEqual([null, 'two'])
    window.dispatchEvent(removal('nw_draft:*', ''))
    expect(readKept('nw_draft:PS-025')).toBeNull()
  })

  test('is not mistaken for the withdrawal of consent', () => {
    expect(isEndOfDraft(draft, removal(draft, ''))).toBe(true)
    expect(isEndOfDraft(draft, removal(draft, '{}'))).toBe(false)
    expect(isWithdrawal(draft, removal(draft, '{}'))).toBe(true)
    allowFunctional()
    expect(isEndOfDraft(draft, removal(draft, '{}'))).toBe(true)
    expect(isWithdrawal(draft, removal(draft, '{}'))).toBe(false)
    expect(isEndOfDraft(draft, removal('nw_draft:PS-025', ''))).toBe(false)
    expect(isEndOfDraft(draft, removal(null, ''))).toBe(true)
  })
})

test('a browser that refuses its storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(keep(draft, 'one')).toBe(false)
  expect(readKept(draft)).toBeNull()
  endEveryDraft()
  vi.unstubAllGlobals()
})
