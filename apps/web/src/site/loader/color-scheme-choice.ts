/*
 * The colour scheme is the loader's: it shows it before the first paint and keeps the choice. The page
 * asks and tells it through the document, and carries nothing of how that is done.
 */

const chooseEvent = 'northword:choose-color-scheme'
const shownEvent = 'northword:color-scheme'

export type ColorSchemeChoice = 'auto' | 'light' | 'dark'

/** A choice as it was stored or shown; `auto`, that is no choice, for anything else. */
export const parseChoice = (value: string | null | undefined): ColorSchemeChoice =>
  value === 'light' || value === 'dark' ? value : 'auto'

/** What the visitor chose, as the loader has noted it on the document. */
export const readColorScheme = () => document.documentElement.dataset['colorSchemeChoice']

/** Asks for a scheme to be kept and shown. */
export function chooseColorScheme(choice: ColorSchemeChoice) {
  window.dispatchEvent(new CustomEvent(chooseEvent, { detail: choice }))
}

/** Calls back when the choice changes, in this tab or in another one; returns the way out. */
export function subscribeToColorScheme(listener: () => void): () => void {
  window.addEventListener(shownEvent, listener)
  return () => window.removeEventListener(shownEvent, listener)
}

/** For the loader: hears what is chosen. */
export function onColorSchemeChosen(listener: (choice: ColorSchemeChoice) => void) {
  window.addEventListener(chooseEvent, (event) => {
    if (event instanceof CustomEvent) listener(parseChoice(String(event.detail)))
  })
}

/** For the loader: says which choice is shown now. */
export function announceColorScheme(choice: ColorSchemeChoice) {
  document.documentElement.dataset['colorSchemeChoice'] = choice
  window.dispatchEvent(new Event(shownEvent))
}
