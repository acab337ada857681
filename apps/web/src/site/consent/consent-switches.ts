import { shownPreferences, subscribeToConsent } from './consent.ts'

/** For the loader: sets the switches of the page to the visitor's answer, now and whenever that changes. */
export function followSwitches() {
  showSwitches()
  subscribeToConsent(showSwitches)
}

function showSwitches() {
  const shown = new Map(Object.entries(shownPreferences()))
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-consent-switch]')) {
    input.checked = shown.get(input.name) === true
  }
}
