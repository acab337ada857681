import { type CookiePreferences, isAnswerCurrent, nothingOptional, parsePreferences } from './consent.ts'
import { consentDayKey, consentFlagKey, preferencesKey } from './device-key-names.ts'
import { parseJson } from './parse-json.ts'

/*
 * How a visitor's answer is stored: as three texts, which scripts keep on the device and the server, where no script
 * runs, in cookies of the same names.
 */

/** Reads one of the texts by its name. */
export type ReadText = (name: string) => string | null

export const consentKeys = [consentDayKey, preferencesKey, consentFlagKey] as const

/** Stands after the day of an answer that was given although the browser signals Global Privacy Control. */
const despiteSignal = ' gpc'

/** The texts of an answer, by their names. */
export const textsOf = (preferences: CookiePreferences, hasSignal: boolean, now = new Date()) => ({
  [consentDayKey]: now.toISOString().slice(0, 10) + (hasSignal ? despiteSignal : ''),
  [preferencesKey]: JSON.stringify(preferences),
  [consentFlagKey]: 'true',
})

/** The answer that these texts tell; null where there is none, or it is too old or cannot be read. */
export function answerIn(read: ReadText, now = new Date()): CookiePreferences | null {
  const day = read(consentDayKey)
  if (day !== null && !isAnswerCurrent(day.slice(0, 10), now)) return null
  const text = read(preferencesKey)
  if (text !== null) return parsePreferences(parseJson(text))
  return read(consentFlagKey) === 'true' ? nothingOptional : null
}

/** Whether the answer was given although the browser signalled Global Privacy Control, which gives way to it then. */
export const isDespiteSignal = (read: ReadText) => read(consentDayKey)?.endsWith(despiteSignal) === true
