import {
  type ConsentCategory,
  type CookiePreferences,
  nothingOptional,
  shownByDefault,
} from '@northword/contract/consent'
import { consentDayKey, consentFlagKey } from '@northword/contract/device-key-names'
import {
  answerIn,
  consentKeys,
  isDespiteSignal,
  type ReadText,
  textsOf,
} from '@northword/contract/stored-answer'
import { forgetCookie, readCookie, readItem, removeItem, writeItem } from '../device/device-storage.ts'

/*
 * The visitor's answer. Every question goes to what is stored, so that the loader, the page and the other
 * tabs cannot disagree. No schema library here: the loader asks before the first paint.
 */

const consentEvent = 'northword:consent'
/** Where the browser stores nothing, the page still knows until it is left. */
let unstored: CookiePreferences | null = null

/** Whether the visitor has allowed this kind of storage; everything optional must ask, each time. */
export const isAllowed = (category: ConsentCategory): boolean => (readAnswer() ?? nothingOptional)[category]

/** The visitor's answer; null as long as the question is open. Global Privacy Control counts as Decline. */
export function readAnswer(): CookiePreferences | null {
  if (isSignalled()) return nothingOptional
  return answerIn(readItem) ?? unstored
}

/** The state of the switches: the visitor's answer, or the one that Accept would give. */
export const shownPreferences = (): CookiePreferences => readAnswer() ?? shownByDefault

/** Whether the browser signals Global Privacy Control and the visitor has not chosen otherwise since. */
export function isSignalled(): boolean {
  return hasSignal() && !(unstored || isDespiteSignal(readItem))
}

/** Stores an answer and tells everybody in this tab; false where the browser did not store it. */
export function saveAnswer(preferences: CookiePreferences, now = new Date()): boolean {
  const texts: Record<string, string> = textsOf(preferences, hasSignal(), now)
  const isStored = store((key) => texts[key] ?? null)
  consentKeys.forEach(forgetCookie)
  unstored = isStored ? null : preferences
  window.dispatchEvent(new Event(consentEvent))
  return isStored
}

/**
 * Takes over an answer that was given while no script ran, and removes one that is too old or cannot be read; one
 * without a day counts from today.
 */
export function tidyAnswer(now = new Date()) {
  if (readCookie(consentFlagKey)) {
    // It is newer than what is stored: whatever scripts store ends the cookies.
    if (answerIn(readCookie, now)) store(readCookie)
    consentKeys.forEach(forgetCookie)
    window.dispatchEvent(new Event(consentEvent))
  }
  if (!answerIn(readItem, now)) consentKeys.forEach(removeItem)
  else if (readItem(consentDayKey) === null) writeItem(consentDayKey, now.toISOString().slice(0, 10))
}

/** Calls back when the answer changes, in this tab or in another one. Returns a function that stops this. */
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

/** Stores the texts of an answer; where the browser refuses one, no half and no older answer stands for it. */
function store(read: ReadText): boolean {
  const isStored = consentKeys.every((key) => writeItem(key, read(key) ?? ''))
  if (!isStored) consentKeys.forEach(removeItem)
  return isStored
}

const hasSignal = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
