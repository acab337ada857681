import { consentDays, type CookiePreferences, nothingOptional } from '@northword/contract/consent'
import { answerIn, consentKeys, isDespiteSignal, textsOf } from '@northword/contract/stored-answer'
import type { BrowserKeys } from '../../doors/browser-keys.ts'

const consentSeconds = consentDays * 86_400

/** Leaves an answer in the browser, until a script takes it over. */
export function rememberAnswer(browser: BrowserKeys, answer: CookiePreferences) {
  const texts = textsOf(answer, browser.signalsPrivacy)
  for (const key of consentKeys) browser.remember(key, texts[key], consentSeconds)
}

/** The answer that a browser carries; null as long as the question is open. Global Privacy Control counts as Decline. */
export const answerOf = (browser: BrowserKeys): CookiePreferences | null =>
  isSignalled(browser) ? nothingOptional : answerIn(browser.recall)

/** Whether the browser signals Global Privacy Control and the visitor has not chosen otherwise since. */
export const isSignalled = ({ signalsPrivacy, recall }: BrowserKeys) =>
  signalsPrivacy && !(isDespiteSignal(recall) && answerIn(recall))
