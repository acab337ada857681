import {
  type ConsentCategory,
  type CookiePreferences,
  nothingOptional,
  shownByDefault,
} from '@northword/contract/site/consent'
import { consentDayKey, consentFlagKey } from '@northword/contract/device/device-key-names'
import {
  answerIn,
  consentKeys,
  isDespiteSignal,
  type ReadText,
  textsOf,
} from '@northword/contract/device/stored-answer'
import { forgetCookie, readCookie, readItem, removeItem, writeItem } from '../device/device-storage.ts'

/* Every question reads storage, so that loader, page and tabs agree. Without a schema library, for the loader. */

const consentEvent = 'northword:consent'
/** For this page only, if the browser stores nothing. */
let unstored: CookiePreferences | null = null

/** Optional storage must ask each time. */
export const isAllowed = (category: ConsentCategory): boolean => (readAnswer() ?? nothingOptional)[category]

/** Null while the question is open. Global Privacy Control counts as Decline. */
export function readAnswer(): CookiePreferences | null {
  if (isSignalled()) return nothingOptional
  return answerIn(readItem) ?? unstored
}

/** The visitor's answer, or the one that Accept would give. */
export const shownPreferences = (): CookiePreferences => readAnswer() ?? shownByDefault

/** The browser signals Global Privacy Control, and the visitor has not chosen otherwise since. */
export function isSignalled(): boolean {
  return hasSignal() && !(unstored || isDespiteSignal(readItem))
}

/** Stores an answer and notifies this tab; false if the browser did not store it. */
export function saveAnswer(preferences: CookiePreferences, now = new Date()): boolean {
  const texts: Record<string, string> = textsOf(preferences, hasSignal(), now)
  const isStored = store((key) => texts[key] ?? null)
  consentKeys.forEach(forgetCookie)
  unstored = isStored ? null : preferences
  window.dispatchEvent(new Event(consentEvent))
  return isStored
}

/** Takes over an answer from cookies; removes an old or unreadable one. Without a date it counts from today. */
export function tidyAnswer(now = new Date()) {
  if (readCookie(consentFlagKey)) {
    // Cookies are newer: scripts delete them whenever they store an answer.
    if (answerIn(readCookie, now)) store(readCookie)
    consentKeys.forEach(forgetCookie)
    window.dispatchEvent(new Event(consentEvent))
  }
  if (!answerIn(readItem, now)) consentKeys.forEach(removeItem)
  else if (readItem(consentDayKey) === null) writeItem(consentDayKey, now.toISOString().slice(0, 10))
}

/** Fires when the answer changes in any tab. Returns a function that unsubscribes. */
export function subscribeToConsent(listener: () => void): () => void {
  const keys: readonly string[] = consentKeys
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener()
  }
  window.addEventListener(consentEvent, listener)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(consentEvent, listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** All keys or none: a partial write removes the answer. */
function store(read: ReadText): boolean {
  const isStored = consentKeys.every((key) => writeItem(key, read(key) ?? ''))
  if (!isStored) consentKeys.forEach(removeItem)
  return isStored
}

const hasSignal = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
