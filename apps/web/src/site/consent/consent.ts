import {
  type ConsentCategory,
  type CookiePreferences,
  isAnswerCurrent,
  nothingOptional,
  parsePreferences,
  shownByDefault,
} from '@northword/contract/consent'
import { consentDayKey, consentFlagKey, preferencesKey } from '@northword/contract/device-key-names'
import { readItem, readJson, removeItem, writeItem } from '../device/device-storage.ts'

/*
 * The visitor's answer. Every question goes to what is stored, so that the loader, the page and the other
 * tabs cannot disagree. No schema library here: the loader asks before the first paint.
 */

const consentEvent = 'northword:consent'
const consentKeys: readonly string[] = [consentFlagKey, preferencesKey, consentDayKey]
/** Stands after the day of an answer that was given although the browser signals Global Privacy Control. */
const despiteSignal = ' gpc'
/** Where the browser stores nothing, the page still knows until it is left. */
let unstored: CookiePreferences | null = null

/** Whether the visitor has allowed this kind of storage; everything optional must ask, each time. */
export const isAllowed = (category: ConsentCategory): boolean => (readAnswer() ?? nothingOptional)[category]

/** The visitor's answer; null as long as the question is open. Global Privacy Control counts as Decline. */
export function readAnswer(): CookiePreferences | null {
  if (isSignalled()) return nothingOptional
  return storedAnswer() ?? unstored
}

/** The state of the switches: the visitor's answer, or the one that Accept would give. */
export const shownPreferences = (): CookiePreferences => readAnswer() ?? shownByDefault

/** Whether the browser signals Global Privacy Control and the visitor has not chosen otherwise since. */
export function isSignalled(): boolean {
  return hasSignal() && !(unstored || readItem(consentDayKey)?.endsWith(despiteSignal))
}

/** Stores an answer and tells everybody in this tab; false where the browser did not store it. */
export function saveAnswer(preferences: CookiePreferences, now = new Date()): boolean {
  const isStored =
    writeItem(consentDayKey, today(now) + (hasSignal() ? despiteSignal : '')) &&
    writeItem(preferencesKey, JSON.stringify(preferences)) &&
    writeItem(consentFlagKey, 'true')
  // Half an answer, or an older one, must not stand for this one.
  if (!isStored) consentKeys.forEach(removeItem)
  unstored = isStored ? null : preferences
  window.dispatchEvent(new Event(consentEvent))
  return isStored
}

/** Removes an answer that is too old or cannot be read; one without a day counts from today. */
export function tidyAnswer(now = new Date()) {
  if (!storedAnswer(now)) consentKeys.forEach(removeItem)
  else if (readItem(consentDayKey) === null) writeItem(consentDayKey, today(now))
}

/** Calls back when the answer changes, in this tab or in another one. Returns a function that stops this. */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || consentKeys.includes(key)) listener()
  }
  window.addEventListener(consentEvent, listener)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(consentEvent, listener)
    window.removeEventListener('storage', onStorage)
  }
}

function storedAnswer(now = new Date()): CookiePreferences | null {
  const day = readItem(consentDayKey)
  if (day !== null && !isAnswerCurrent(day.slice(0, 10), now)) return null
  const preferences = parsePreferences(readJson(preferencesKey))
  if (preferences || readItem(preferencesKey) !== null) return preferences
  return readItem(consentFlagKey) === 'true' ? nothingOptional : null
}

const hasSignal = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
const today = (now: Date) => now.toISOString().slice(0, 10)
