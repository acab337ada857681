import { outboxPrefix } from '@northword/contract/device-key-names'
import { listeners } from '../../listeners.ts'
import { keysWithPrefix, readJson } from '../device/device-storage.ts'

/*
 * What a page needs to know of the outbox before anything of ordering is loaded: no schema here.
 * Every order has a storage key of its own, so that two tabs never overwrite each other's orders.
 */

interface Entry {
  refusal: unknown
}

let readEntries: () => readonly Entry[] = guessEntries
const changes = listeners()

/** From now on orders are counted as they are really read; until then by their looks. */
export function countOrdersOf(read: () => readonly Entry[]) {
  readEntries = read
  announceOutboxChange()
}

/** Calls back after every change of the outbox, in this tab or in another one; returns the way out. */
export function subscribeToOutbox(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(outboxPrefix)) listener()
  }
  const stop = changes.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}

/** Tells the listeners of this tab; the browser tells the other tabs. */
export const announceOutboxChange = changes.tell

/** How many orders wait to be sent. */
export const countWaiting = () => readEntries().filter(({ refusal }) => refusal === null).length

/** How many orders a server has refused for good; they stay until the visitor removes them. */
export const countRefused = () => readEntries().filter(({ refusal }) => typeof refusal === 'string').length

function guessEntries(): Entry[] {
  return keysWithPrefix(outboxPrefix)
    .map(readJson)
    .filter((value) => looksLikeEntry(value))
}

function looksLikeEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'refusal' in value &&
    'order' in value &&
    'version' in value &&
    value.version === 1
  )
}
