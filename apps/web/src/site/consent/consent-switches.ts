import { consentFlagKey } from '@northword/contract/device-key-names'
import { readCookie } from '../device/device-storage.ts'
import { readAnswer, subscribeToConsent } from './consent.ts'

/** For the loader: sets the switches of the page to the visitor's answer, now and whenever that changes. */
export function followSwitches() {
  // An answer in cookies, and switches that the visitor has just had set by the server, are newer than what is stored.
  if (!readCookie(consentFlagKey) && !document.querySelector('[data-switches-unsaved]')) showAnswer()
  subscribeToConsent(showAnswer)
}

/** Without an answer the switches stay as they stand: no script turns one on that the visitor has turned off. */
function showAnswer() {
  const answer = readAnswer()
  if (!answer) return
  const shown = new Map(Object.entries(answer))
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-consent-switch]')) {
    input.checked = shown.get(input.name) === true
  }
}
