import { consentDays, type CookiePreferences, nothingOptional } from '@northword/contract/site/consent'
import { answerIn, consentKeys, isDespiteSignal, textsOf } from '@northword/contract/device/stored-answer'
import type { BrowserKeys } from '../../doors/browser-keys.ts'

const consentSeconds = consentDays * 86_400

/** Stores an answer in cookies until a script takes it over. */
export function rememberAnswer(browser: BrowserKeys, answer: CookiePreferences) {
  const texts = textsOf(answer, browser.signalsPrivacy)
  for (const key of consentKeys) browser.remember(key, texts[key], consentSeconds)
}

/** The answer in the browser's cookies; null if unanswered. Global Privacy Control counts as Decline. */
export const answerOf = (browser: BrowserKeys): CookiePreferences | null =>
  isSignalled(browser) ? nothingOptional : answerIn(browser.recall)

/** True if the browser sends Global Privacy Control and the visitor has not overridden it since. */
export const isSignalled = ({ signalsPrivacy, recall }: BrowserKeys) =>
  signalsPrivacy && !(isDespiteSignal(recall) && answerIn(recall))
