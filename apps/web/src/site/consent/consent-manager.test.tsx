import { consent } from '@northword/content/site/consent'
import { nothingOptional, shownByDefault } from '@northword/contract/site/consent'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAnswer, saveAnswer } from './consent.ts'
import { ConsentManager } from './consent-manager.tsx'
import { followSwitches } from './consent-switches.ts'

const { save, declineAll, saved, notKept, unsaved, globalPrivacyControl, switches } = consent.manager
const alert = vi.fn<(text: string) => void>()

// As the loader does on every page.
followSwitches()
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('alert', alert)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Category = keyof typeof switches
const categories = Object.keys(switches) as Category[]
const switchOf = (category: Category) =>
  screen.getByRole<HTMLInputElement>('switch', { name: switches[category].label })
const shown = () => Object.fromEntries(categories.map((category) => [category, switchOf(category).checked]))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const status = () => screen.getByRole('status').textContent

test('the switches begin with the defaults, and Essential cannot be moved', async () => {
  render(<ConsentManager />)
  expect(shown()).toEqual(shownByDefault)
  expect(switchOf('essential').disabled).toBe(true)
  await userEvent.click(switchOf('marketing'))
  expect(switchOf('marketing').checked).toBe(true)
  expect(status()).toBe(unsaved)
  expect(readAnswer()).toBeNull()
})

test('an answer that is forgotten turns no switch on', async () => {
  saveAnswer(nothingOptional)
  render(<ConsentManager />)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(shown()).toEqual(nothingOptional)
})

test('Save Preferences stores what the switches say, and says so in an alert and on the page', async () => {
  render(<ConsentManager />)
  await userEvent.click(switchOf('analytics'))
  await press(save)
  expect(readAnswer()).toEqual({ ...shownByDefault, analytics: false })
  expect(alert).toHaveBeenCalledExactlyOnceWith(saved)
  expect(status()).toBe(saved)
})

test('Decline All Optional moves the switches and saves nothing', async () => {
  saveAnswer(shownByDefault)
  render(<ConsentManager />)
  await press(declineAll)
  expect(shown()).toEqual(nothingOptional)
  expect(readAnswer()).toEqual(shownByDefault)
  expect(status()).toBe(unsaved)
  await press(save)
  expect(readAnswer()).toEqual(nothingOptional)
})

test('the switches show what was saved, and follow the banner and the other tabs', () => {
  saveAnswer(nothingOptional)
  render(<ConsentManager />)
  expect(shown()).toEqual(nothingOptional)
  saveAnswer(shownByDefault)
  expect(shown()).toEqual(shownByDefault)
})

test('with Global Privacy Control everything optional is off, until the visitor saves another choice', async () => {
  vi.spyOn(window, 'navigator', 'get').mockReturnValue(
    Object.assign(Object.create(navigator) as Navigator, { globalPrivacyControl: true }),
  )
  render(<ConsentManager />)
  expect(shown()).toEqual(nothingOptional)
  expect(screen.getByText(globalPrivacyControl)).toBeTruthy()
  await userEvent.click(switchOf('functional'))
  await press(save)
  expect(screen.queryByText(globalPrivacyControl)).toBeNull()
  expect(readAnswer()).toEqual({ ...nothingOptional, functional: true })
})

test('where the browser stores nothing, the page says that instead of promising', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<ConsentManager />)
  await press(save)
  expect(alert).not.toHaveBeenCalled()
  expect(status()).toBe(notKept)
})
