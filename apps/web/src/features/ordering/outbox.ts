import { outboxEntry, type OutboxEntry } from '@northword/contract/on-device'
import type { PlaceOrderInput } from '@northword/contract/orders'
import { keysWithPrefix, readJson, removeItem, writeItem } from '../device/device-storage.ts'
import { announceOutboxChange, outboxPrefix } from './outbox-watch.ts'

/** Keeps an order on this device until a server acknowledges it; false where the browser refuses to. */
export function keepInOutbox(order: PlaceOrderInput, serviceName: string, now = new Date()): boolean {
  return write({ version: 1, order, serviceName, savedAt: now.toISOString(), refusal: null })
}

/** Every order kept here, oldest first. What cannot be read is left alone and not listed. */
export function readOutbox(): OutboxEntry[] {
  return keysWithPrefix(outboxPrefix)
    .flatMap((key) => outboxEntry.safeParse(readJson(key)).data ?? [])
    .toSorted((a, b) => a.savedAt.localeCompare(b.savedAt))
}

/** Marks an order that a server will never take, with the server's reason; it is not sent again. */
export function refuseInOutbox(entry: OutboxEntry, reason: string) {
  write({ ...entry, refusal: reason })
}

/** Forgets an order: acknowledged by a server, or removed by the visitor. */
export function removeFromOutbox(idempotencyKey: string) {
  removeItem(outboxPrefix + idempotencyKey)
  announceOutboxChange()
}

function write(entry: OutboxEntry): boolean {
  const kept = writeItem(outboxPrefix + entry.order.idempotencyKey, JSON.stringify(entry))
  if (kept) announceOutboxChange()
  return kept
}
