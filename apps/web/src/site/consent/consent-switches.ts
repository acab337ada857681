import { consentFlagKey } from '@northword/contract/device-key-names'
import { readCookie } from '../device/device-storage.ts'
import { shownPreferences, subscribeToConsent } from './consent.ts'

/** For the loader: sets the switches of the page to the visitor's answer, now and whenever that changes. */
export function followSwitches() {
  // An answer in cookies is the newest, and the server has rendered it.
  if (!readCookie(consentFlagKey)) showSwitches()
  subscribeToConsent(showSwitches)
}

function showSwitches() {
  const shown = new Map(Object.entries(shownPreferences()))
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-consent-switch]')) {
    input.checked = shown.get(input.name) === true
  }
}
