import { outboxPrefix } from '@northword/contract/device-key-names'
import { listeners } from '../../listeners.ts'
import { keysWithPrefix, readItem, readJson } from '../../device/device-storage.ts'
import { currentReader, subscribeToSession } from '../../session/session-store.ts'

/*
 * Counts the orders of the outbox on every page, before any code of ordering is loaded, and so without a schema.
 * Every order has its own storage key, so that two tabs never overwrite each other's orders.
 */

interface Entry {
  refusal: unknown
  order: { writtenBy?: unknown }
}

let readEntries: () => readonly Entry[] = guessEntries
const changes = listeners()

/** From now on `read` says which entries there are. Before, whatever looks like one is counted. */
export function countOrdersOf(read: () => readonly Entry[]) {
  readEntries = read
  announceOutboxChange()
}

/**
 * Calls back after every change of the outbox, in this tab or another, and when somebody signs in or out, because
 * they see other orders. Returns a function that stops it.
 */
export function subscribeToOutbox(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(outboxPrefix)) listener()
  }
  const ends = [changes.subscribe(listener), subscribeToSession(listener)]
  window.addEventListener('storage', onStorage)
  // A page that Back brings back as it was left has missed what happened meanwhile.
  window.addEventListener('pageshow', listener)
  return () => {
    for (const end of ends) end()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', listener)
  }
}

/** Calls the listeners of this tab; the browser calls those of other tabs. */
export const announceOutboxChange = changes.tell

/** Whether the order of this key is still kept on this device. */
export const isKept = (idempotencyKey: string) => readItem(outboxPrefix + idempotencyKey) !== null

/** Whether the reader wrote this order. The reader is the client who is signed in, else a guest. */
export const isReaders = ({ order }: Entry) => (order.writtenBy ?? null) === currentReader()

/** Whether any order waits to be sent, whoever wrote it. */
export const isAnyWaiting = () => readEntries().some(isWaiting)

/** How many of the reader's orders wait to be sent. */
export const countWaiting = () => readEntries().filter((entry) => isWaiting(entry) && isReaders(entry)).length

/** How many of the reader's orders a server has refused; they stay until the reader removes them. */
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
