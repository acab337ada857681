import { colorSchemeKey, draftPrefix } from '@northword/contract/device/device-key-names'
import { keysWithPrefix, readItem, removeItem, writeItem } from '../device/device-storage.ts'
import { readFromTab, removeFromTab, tabKeys, writeToTab } from '../device/tab-storage.ts'
import { isAllowed, subscribeToConsent, tidyAnswer } from './consent.ts'

/* Optional storage: localStorage with consent, else sessionStorage. */

/** Announces to other tabs that all drafts have ended. */
const everyDraft = `${draftPrefix}*`

export function readKept(key: string): string | null {
  return readFromTab(key) ?? (isAllowed('functional') ? readItem(key) : null)
}

/** Stores a text in the storage that consent allows. False if the browser refuses. */
export function keep(key: string, value: string): boolean {
  if (isAllowed('functional') && writeItem(key, value)) {
    removeFromTab(key)
    return true
  }
  const isInTab = writeToTab(key, value)
  // A text without room anywhere does not take the place of an earlier one.
  if (isInTab || !isAllowed('functional')) removeItem(key)
  return isInTab
}

export function forget(key: string) {
  removeFromTab(key)
  removeItem(key)
}

/** Removes this draft in every tab. */
export function endDraft(key: string) {
  const isShared = readItem(key) !== null
  forget(key)
  if (!isShared) announceEnd(key)
}

/** Removes every draft in every tab. */
export function endEveryDraft() {
  for (const key of [...keysWithPrefix(draftPrefix), ...tabKeys().filter(isDraft)]) forget(key)
  announceEnd(everyDraft)
}

/** Another tab has sent or cancelled this draft. */
export function isEndOfDraft(key: string, event: StorageEvent): boolean {
  if (event.key === null) return true
  const isRemoved = event.key === key && event.newValue === null
  return isRemoved && (event.oldValue === '' || isAllowed('functional'))
}

/** Another tab has withdrawn consent, which removed this draft. */
export function isWithdrawal(key: string, event: StorageEvent): boolean {
  return event.key === key && event.newValue === null && !isEndOfDraft(key, event)
}

/** Moves texts to the allowed storage whenever consent changes; drops drafts that other tabs end. */
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
    // The device's text belongs to another tab: this tab's stays in sessionStorage.
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

/** Storage events are the only channel to other tabs. Removed at once, so that nothing stays without consent. */
function announceEnd(key: string) {
  writeItem(key, '')
  removeItem(key)
}

const isDraft = (key: string) => key.startsWith(draftPrefix)
const isFunctional = (key: string) => key === colorSchemeKey || isDraft(key)
