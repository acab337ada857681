import {
  type CookiePreferences,
  isAnswerCurrent,
  nothingOptional,
  parsePreferences,
} from '../site/consent.ts'
import { consentDayKey, consentFlagKey, preferencesKey } from './device-key-names.ts'
import { parseJson } from './parse-json.ts'

/* Three texts: in localStorage, or in cookies of the same names without scripts. */

export type ReadText = (name: string) => string | null

export const consentKeys = [consentDayKey, preferencesKey, consentFlagKey] as const

/** Suffix of the date: the answer overrides the browser's Global Privacy Control. */
const despiteSignal = ' gpc'

/** Texts of an answer by name. */
export const textsOf = (preferences: CookiePreferences, hasSignal: boolean, now = new Date()) => ({
  [consentDayKey]: now.toISOString().slice(0, 10) + (hasSignal ? despiteSignal : ''),
  [preferencesKey]: JSON.stringify(preferences),
  [consentFlagKey]: 'true',
})

/** Null if missing, too old or invalid. */
export function answerIn(read: ReadText, now = new Date()): CookiePreferences | null {
  const day = read(consentDayKey)
  if (day !== null && !isAnswerCurrent(day.slice(0, 10), now)) return null
  const text = read(preferencesKey)
  if (text !== null) return parsePreferences(parseJson(text))
  return read(consentFlagKey) === 'true' ? nothingOptional : null
}

/** The answer was given despite Global Privacy Control, and overrides it. */
export const isDespiteSignal = (read: ReadText) => read(consentDayKey)?.endsWith(despiteSignal) === true
