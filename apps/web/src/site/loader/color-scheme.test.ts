import { colorSchemeKey } from '@northword/contract/device/device-key-names'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followConsent } from '../consent/functional-storage.ts'
import { allowFunctional } from '../../testing/consent.ts'
import { chooseColorScheme, readColorScheme, subscribeToColorScheme } from './color-scheme-choice.ts'
import { followColorScheme } from './color-scheme.ts'

let systemIsDark = false
let onSystemChange = () => {}
const system = {
  get matches() {
    return systemIsDark
  },
  addEventListener: (_type: string, listener: () => void) => {
    onSystemChange = listener
  },
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => system)
  followConsent()
  followColorScheme()
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  systemIsDark = false
  onSystemChange()
})
afterEach(() => vi.restoreAllMocks())

const shown = () => document.documentElement.dataset['mantineColorScheme']

test('without a choice the scheme is the system’s, and follows it', () => {
  expect(shown()).toBe('light')
  systemIsDark = true
  onSystemChange()
  expect(shown()).toBe('dark')
  expect(readColorScheme()).toBe('auto')
})

test('a dark page is printed in ink on paper, and is dark again afterwards', () => {
  chooseColorScheme('dark')
  window.dispatchEvent(new Event('beforeprint'))
  expect(shown()).toBe('light')
  window.dispatchEvent(new Event('afterprint'))
  expect(shown()).toBe('dark')
})

test('a choice wins over the system, and whoever shows it hears of it', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToColorScheme(listener)
  systemIsDark = true
  chooseColorScheme('light')
  expect(shown()).toBe('light')
  expect(readColorScheme()).toBe('light')
  expect(listener).toHaveBeenCalled()
  stop()
})

test('a choice is kept in the tab, and on the device once the visitor allows it', () => {
  chooseColorScheme('dark')
  expect(localStorage.length).toBe(0)
  expect(sessionStorage.getItem(colorSchemeKey)).toBe('dark')
  allowFunctional()
  expect(localStorage.getItem(colorSchemeKey)).toBe('dark')
  chooseColorScheme('light')
  expect(localStorage.getItem(colorSchemeKey)).toBe('light')
  expect(sessionStorage.length).toBe(0)
})

test('to follow the system again leaves nothing in the browser', () => {
  chooseColorScheme('dark')
  chooseColorScheme('auto')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(shown()).toBe('light')
})

test('a stored value that is no choice counts as none', () => {
  sessionStorage.setItem(colorSchemeKey, 'sepia')
  onSystemChange()
  expect(readColorScheme()).toBe('auto')
  expect(shown()).toBe('light')
})

test('where nothing can be kept, the choice holds on this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  chooseColorScheme('dark')
  expect(shown()).toBe('dark')
  vi.restoreAllMocks()
  chooseColorScheme('auto')
})
