import { colorSchemeKey } from '@northword/contract/device/device-key-names'
import { subscribeToConsent } from '../consent/consent.ts'
import { forget, keep, readKept } from '../consent/functional-storage.ts'
import {
  announceColorScheme,
  type ColorSchemeChoice,
  onColorSchemeChosen,
  parseChoice,
} from './color-scheme-choice.ts'

/** For this page only, if the browser stores nothing. */
let unkept: ColorSchemeChoice = 'auto'

/** Follows the choice in any tab, and the system. Print is light. */
export function followColorScheme() {
  onColorSchemeChosen(keepColorScheme)
  subscribeToConsent(applyColorScheme)
  systemIsDark().addEventListener('change', applyColorScheme)
  window.addEventListener('storage', applyColorScheme)
  window.addEventListener('beforeprint', () => showScheme('light'))
  window.addEventListener('afterprint', applyColorScheme)
}

function keepColorScheme(choice: ColorSchemeChoice) {
  unkept = 'auto'
  if (choice === 'auto') forget(colorSchemeKey)
  else if (!keep(colorSchemeKey, choice)) unkept = choice
  applyColorScheme()
}

/** Runs before first paint, and after each change. */
export function applyColorScheme() {
  const choice = parseChoice(readKept(colorSchemeKey) ?? unkept)
  const system = systemIsDark().matches ? 'dark' : 'light'
  showScheme(choice === 'auto' ? system : choice)
  announceColorScheme(choice)
}

function showScheme(scheme: 'light' | 'dark') {
  document.documentElement.dataset['mantineColorScheme'] = scheme
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')
