import { outboxPrefix } from '@northword/contract/device-key-names'
import { listeners } from '../../listeners.ts'
import { keysWithPrefix, readJson } from '../../device/device-storage.ts'
import { currentReader, subscribeToSession } from '../../session/session-store.ts'

/*
 * What a page needs to know of the outbox before anything of ordering is loaded: no schema here.
 * Every order has a storage key of its own, so that two tabs never overwrite each other's orders.
 */

interface Entry {
  refusal: unknown
  order: { writtenBy?: unknown }
}

let readEntries: () => readonly Entry[] = guessEntries
const changes = listeners()

/** From now on orders are counted as they are really read; until then by their looks. */
export function countOrdersOf(read: () => readonly Entry[]) {
  readEntries = read
  announceOutboxChange()
}

/**
 * Calls back after every change of the outbox, in this tab or in another one, and of who is signed in, who
 * sees other orders of it; returns the way out.
 */
export function subscribeToOutbox(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(outboxPrefix)) listener()
  }
  const ends = [changes.subscribe(listener), subscribeToSession(listener)]
  window.addEventListener('storage', onStorage)
  return () => {
    for (const end of ends) end()
    window.removeEventListener('storage', onStorage)
  }
}

/** Tells the listeners of this tab; the browser tells the other tabs. */
export const announceOutboxChange = changes.tell

/** Whether who is here now wrote this order: the client who is signed in, or a guest where nobody is. */
export const isReaders = ({ order }: Entry) => (order.writtenBy ?? null) === currentReader()

/** Whether any order waits to be sent, whoever wrote it. */
export const isAnyWaiting = () => readEntries().some(isWaiting)

/** How many of the reader's orders wait to be sent. */
export const countWaiting = () => readEntries().filter((entry) => isWaiting(entry) && isReaders(entry)).length

/** How many of the reader's orders a server has refused for good; they stay until the reader removes them. */
export const countRefused = () =>
  readEntries().filter((entry) => typeof entry.refusal === 'string' && isReaders(entry)).length

const isWaiting = ({ refusal }: Entry) => refusal === null

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
    typeof value.order === 'object' &&
    value.order !== null &&
    'version' in value &&
    value.version === 1
  )
}
