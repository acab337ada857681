import { outboxPrefix } from '@northword/contract/device/device-key-names'
import { listeners } from '../../listeners.ts'
import { keysWithPrefix, readJson } from '../../device/device-storage.ts'
import { currentReader, subscribeToSession } from '../../session/session-store.ts'

/*
 * Counts unsent orders on every page, without a schema, before ordering code loads. Each order has its own storage
 * key, so that tabs do not overwrite each other.
 */

interface Entry {
  refusal: unknown
  order: { writtenBy?: unknown }
}

let readEntries: () => readonly Entry[] = guessEntries
const changes = listeners()

/** Installs a reader with a schema. Before, any value under the prefix is counted. */
export function countOrdersOf(read: () => readonly Entry[]) {
  readEntries = read
  announceOutboxChange()
}

/**
 * Fires on outbox changes in any tab, and on sign-in and sign-out, which change the visible orders. Returns a
 * function that unsubscribes.
 */
export function subscribeToOutbox(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(outboxPrefix)) listener()
  }
  const ends = [changes.subscribe(listener), subscribeToSession(listener)]
  const watch = new AbortController()
  const { signal } = watch
  window.addEventListener('storage', onStorage, { signal })
  // A page from the back/forward cache has missed changes.
  window.addEventListener('pageshow', listener, { signal })
  return () => {
    for (const end of ends) end()
    watch.abort()
  }
}

/** For this tab: storage events reach the others. */
export const announceOutboxChange = changes.tell

/** This order is on this device, and no server has refused it. */
export const waitsHere = (idempotencyKey: string): boolean =>
  isWaiting(Object(readJson(outboxPrefix + idempotencyKey)))

/** The reader is the signed-in client, else a guest. */
export const isReaders = ({ order }: Entry) => (order.writtenBy ?? null) === currentReader()

/** For any writer. */
export const isAnyWaiting = () => readEntries().some(isWaiting)

/** Unsent orders of the reader. */
export const countWaiting = () => readEntries().filter((entry) => isWaiting(entry) && isReaders(entry)).length

/** Refused orders of the reader, which stay until they remove them. */
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
