import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { colorSchemeKey, followColorScheme, readColorScheme, storeColorScheme } from './color-scheme.ts'

let systemIsDark = false
let onSystemChange = () => {}

beforeEach(() => {
  localStorage.clear()
  systemIsDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark
    },
    addEventListener: (_type: string, listener: () => void) => {
      onSystemChange = listener
    },
  }))
})
afterEach(() => vi.unstubAllGlobals())

const shown = () => document.documentElement.dataset.mantineColorScheme

test('without a choice the scheme is the system’s, and follows it', () => {
  followColorScheme()
  expect(shown()).toBe('light')
  systemIsDark = true
  onSystemChange()
  expect(shown()).toBe('dark')
})

test('a choice is kept and wins over the system', () => {
  systemIsDark = true
  storeColorScheme('light')
  expect(shown()).toBe('light')
  expect(localStorage.getItem(colorSchemeKey)).toBe('light')
})

test('to follow the system again leaves nothing on the device', () => {
  storeColorScheme('dark')
  storeColorScheme('auto')
  expect(localStorage.length).toBe(0)
  expect(shown()).toBe('light')
})

test('a stored value that is no choice counts as none', () => {
  localStorage.setItem(colorSchemeKey, 'sepia')
  expect(readColorScheme()).toBe('auto')
})
