import { colorSchemeKey, draftPrefix } from '@northword/contract/device-key-names'
import { keysWithPrefix, readItem, removeItem, writeItem } from '../device/device-storage.ts'
import { isAllowed, subscribeToConsent, tidyAnswer } from './consent.ts'

/*
 * Storage for whatever makes the next visit easier. With consent it is the device, without it the tab, until
 * that is closed.
 */

/** Stands for every draft where a tab tells the others that all have come to their end. */
const everyDraft = `${draftPrefix}*`

/** The text that is stored under this key, in the tab or on the device. */
export function readKept(key: string): string | null {
  return readFromTab(key) ?? (isAllowed('functional') ? readItem(key) : null)
}

/** Stores a text where the visitor allows it: on the device or in the tab. False where the browser refuses. */
export function keep(key: string, value: string): boolean {
  if (isAllowed('functional') && writeItem(key, value)) {
    removeFromTab(key)
    return true
  }
  removeItem(key)
  return writeToTab(key, value)
}

/** Forgets the key, in the tab and on the device. */
export function forget(key: string) {
  removeFromTab(key)
  removeItem(key)
}

/** Forgets the draft of this key in every tab. */
export function endDraft(key: string) {
  const isShared = readItem(key) !== null
  forget(key)
  if (!isShared) announceEnd(key)
}

/** Forgets every draft in every tab. */
export function endEveryDraft() {
  for (const key of [...keysWithPrefix(draftPrefix), ...tabKeys().filter(isDraft)]) forget(key)
  announceEnd(everyDraft)
}

/** Whether this event of another tab says that the draft of this key was sent or cancelled there. */
export function isEndOfDraft(key: string, event: StorageEvent): boolean {
  if (event.key === null) return true
  const isRemoved = event.key === key && event.newValue === null
  return isRemoved && (event.oldValue === '' || isAllowed('functional'))
}

/** Whether this event of another tab says that the draft of this key went there because consent was withdrawn. */
export function isWithdrawal(key: string, event: StorageEvent): boolean {
  return event.key === key && event.newValue === null && !isEndOfDraft(key, event)
}

/** Moves everything to where the visitor allows it, now and whenever that changes; forgets the drafts that other tabs end. */
export function followConsent() {
  tidyAnswer()
  settle()
  subscribeToConsent(settle)
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === null || !isDraft(key) || newValue !== null || oldValue !== '') return
    for (const each of key === everyDraft ? tabKeys().filter(isDraft) : [key]) removeFromTab(each)
  })
}

function settle() {
  if (isAllowed('functional')) {
    // A text that the device already has is another tab's; then this tab's own stays in the tab.
    for (const key of tabKeys()) {
      if (isFunctional(key) && readItem(key) === null) keep(key, readFromTab(key) ?? '')
    }
  } else {
    for (const key of keysWithPrefix('').filter(isFunctional)) {
      if (readFromTab(key) === null) writeToTab(key, readItem(key) ?? '')
      removeItem(key)
    }
  }
}

/** Storage events are all that other tabs hear; without consent what they tell leaves nothing behind. */
function announceEnd(key: string) {
  writeItem(key, '')
  removeItem(key)
}

const isDraft = (key: string) => key.startsWith(draftPrefix)
const isFunctional = (key: string) => key === colorSchemeKey || isDraft(key)

/* sessionStorage as it really is; see device-storage.ts. */

const readFromTab = (key: string) => inTab((tab) => tab.getItem(key), null)
const removeFromTab = (key: string) => inTab((tab) => tab.removeItem(key), undefined)
const tabKeys = () => inTab((tab) => Object.keys(tab), [])
const writeToTab = (key: string, value: string) =>
  inTab((tab) => {
    tab.setItem(key, value)
    return true
  }, false)

function inTab<Result>(action: (tab: Storage) => Result, otherwise: Result): Result {
  try {
    return action(sessionStorage)
  } catch {
    return otherwise
  }
}
