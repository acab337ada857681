import { keysWithPrefix, readJson } from '../device/device-storage.ts'

/*
 * What a page needs to know of the outbox before anything of ordering is loaded: no schema here.
 * Every order has a storage key of its own, so that two tabs never overwrite each other's orders.
 */

export const outboxPrefix = 'nw_outbox:'

const listeners = new Set<() => void>()

/** Calls back after every change of the outbox, in this tab or in another one; returns the way out. */
export function subscribeToOutbox(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(outboxPrefix)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Tells the listeners of this tab; the browser tells the other tabs. */
export function announceOutboxChange() {
  for (const listener of listeners) listener()
}

/** How many orders wait to be sent. */
export const countWaiting = () => count((refusal) => refusal === null)

/** How many orders a server has refused for good; they stay until the visitor removes them. */
export const countRefused = () => count((refusal) => typeof refusal === 'string')

function count(matches: (refusal: unknown) => boolean): number {
  return keysWithPrefix(outboxPrefix).filter((key) => {
    const entry = readJson(key)
    return typeof entry === 'object' && entry !== null && 'refusal' in entry && matches(entry.refusal)
  }).length
}
