import { readItem, removeItem, writeItem } from '../features/device/device-storage.ts'

/** Where the visitor's choice is kept; absent while the site follows the system. */
export const colorSchemeKey = 'nw_color_scheme'

const choiceEvent = 'northword:color-scheme'

export type ColorSchemeChoice = 'auto' | 'light' | 'dark'

/** Puts the colour scheme on the document before anything is painted, and follows the system. */
export function followColorScheme() {
  applyColorScheme()
  systemIsDark().addEventListener('change', applyColorScheme)
  window.addEventListener('storage', applyColorScheme)
}

/** What the visitor chose on this device. */
export function readColorScheme(): ColorSchemeChoice {
  const stored = readItem(colorSchemeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

/** Keeps a choice on this device and shows it. */
export function storeColorScheme(choice: ColorSchemeChoice) {
  if (choice === 'auto') removeItem(colorSchemeKey)
  else writeItem(colorSchemeKey, choice)
  applyColorScheme()
  window.dispatchEvent(new Event(choiceEvent))
}

/** Calls back when the choice changes, in this tab or in another one; returns the way out. */
export function subscribeToColorScheme(listener: () => void): () => void {
  for (const type of [choiceEvent, 'storage']) window.addEventListener(type, listener)
  return () => {
    for (const type of [choiceEvent, 'storage']) window.removeEventListener(type, listener)
  }
}

function applyColorScheme() {
  const choice = readColorScheme()
  const system = systemIsDark().matches ? 'dark' : 'light'
  document.documentElement.dataset.mantineColorScheme = choice === 'auto' ? system : choice
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')
