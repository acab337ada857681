/*
 * The loader shows the colour scheme before the first paint and stores the choice. The page asks and tells it
 * through the document, and has no code for that itself.
 */

const chooseEvent = 'northword:choose-color-scheme'
const shownEvent = 'northword:color-scheme'

export type ColorSchemeChoice = 'auto' | 'light' | 'dark'

/** A choice as it was stored or shown; `auto`, that is no choice, for anything else. */
export const parseChoice = (value: string | null | undefined): ColorSchemeChoice =>
  value === 'light' || value === 'dark' ? value : 'auto'

/** The visitor's choice, as the loader has noted it on the document. */
export const readColorScheme = () => document.documentElement.dataset['colorSchemeChoice']

/** Asks the loader to store and show a scheme. */
export function chooseColorScheme(choice: ColorSchemeChoice) {
  window.dispatchEvent(new CustomEvent(chooseEvent, { detail: choice }))
}

/** Calls back when the choice changes, in this tab or in another one. Returns a function that stops this. */
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
