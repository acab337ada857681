import { consentFlagKey } from '@northword/contract/device/device-key-names'
import { readCookie } from '../device/device-storage.ts'
import { readAnswer, subscribeToConsent } from './consent.ts'

/** For the loader: keeps the switches in step with the stored answer. */
export function followSwitches() {
  // An answer in cookies, or switches that the server has just set, are newer than localStorage.
  if (!readCookie(consentFlagKey) && !document.querySelector('[data-switches-unsaved]')) showAnswer()
  subscribeToConsent(showAnswer)
}

/** Without an answer the switches stay: a script must not turn on one that the visitor has turned off. */
function showAnswer() {
  const answer = readAnswer()
  if (!answer) return
  const shown = new Map(Object.entries(answer))
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-consent-switch]')) {
    input.checked = shown.get(input.name) === true
  }
}
