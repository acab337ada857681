/* The loader applies and stores the scheme. The page only reads a data attribute and sends an event. */

const chooseEvent = 'northword:choose-color-scheme'
const shownEvent = 'northword:color-scheme'

export type ColorSchemeChoice = 'auto' | 'light' | 'dark'

/** Other values are `auto`, that is no choice. */
export const parseChoice = (value: string | null | undefined): ColorSchemeChoice =>
  value === 'light' || value === 'dark' ? value : 'auto'

/** The choice that the loader noted on the document. */
export const readColorScheme = () => document.documentElement.dataset['colorSchemeChoice']

export function chooseColorScheme(choice: ColorSchemeChoice) {
  window.dispatchEvent(new CustomEvent(chooseEvent, { detail: choice }))
}

/** Fires when the choice changes in any tab. Returns a function that unsubscribes. */
export function subscribeToColorScheme(listener: () => void): () => void {
  window.addEventListener(shownEvent, listener)
  return () => window.removeEventListener(shownEvent, listener)
}

/** For the loader. */
export function onColorSchemeChosen(listener: (choice: ColorSchemeChoice) => void) {
  window.addEventListener(chooseEvent, (event) => {
    if (event instanceof CustomEvent) listener(parseChoice(String(event.detail)))
  })
}

/** For the loader. */
export function announceColorScheme(choice: ColorSchemeChoice) {
  document.documentElement.dataset['colorSchemeChoice'] = choice
  window.dispatchEvent(new Event(shownEvent))
}
