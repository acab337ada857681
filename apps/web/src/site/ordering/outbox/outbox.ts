import { outboxPrefix } from '@northword/contract/device/device-key-names'
import { outboxEntry, type OutboxEntry, refusalMaxLength } from '@northword/contract/device/on-device'
import type { PlaceOrderInput } from '@northword/contract/orders/orders'
import type { NewPrice } from '@northword/contract/orders/seen-price'
import { toStored } from '@northword/contract/device/stored-order'
import { keysWithPrefix, readJson, removeItem, writeItem } from '../../device/device-storage.ts'
import { announceOutboxChange, countOrdersOf } from './outbox-watch.ts'

export interface KeptOrder extends OutboxEntry {
  storageKey: string
}

countOrdersOf(readOutbox)

/** Stores an order until a server acknowledges it. False if the browser refuses. */
export function keepInOutbox(order: PlaceOrderInput, serviceName: string, now = new Date()): boolean {
  const { writtenBy = null } = order
  const entry: OutboxEntry = {
    version: 1,
    order: { ...order, writtenBy },
    serviceName,
    savedAt: now.toISOString(),
    refusal: null,
  }
  return write(outboxPrefix + order.idempotencyKey, entry)
}

/** All readable orders, of any writer, the oldest first. Unreadable entries stay. */
export function readOutbox(): KeptOrder[] {
  return keysWithPrefix(outboxPrefix)
    .flatMap((storageKey) => {
      const entry = outboxEntry.safeParse(readJson(storageKey)).data
      return entry ? [{ ...entry, storageKey }] : []
    })
    .sort((a, b) => a.savedAt.localeCompare(b.savedAt))
}

/** Marks an order as refused, with the server's reason. It is sent again only at a new price, after a yes. */
export function refuseInOutbox({ storageKey, ...entry }: KeptOrder, reason: string, newPrice?: NewPrice) {
  write(storageKey, { ...entry, refusal: reason.slice(0, refusalMaxLength), newPrice })
}

/** Lets a refused order wait again, at the new price. */
export function agreeInOutbox({ storageKey, ...entry }: KeptOrder, { release, priceCents }: NewPrice) {
  const order = { ...entry.order, release, quotedPriceCents: priceCents }
  write(storageKey, { ...entry, order, refusal: null, newPrice: undefined })
}

export function removeFromOutbox({ storageKey }: KeptOrder) {
  removeItem(storageKey)
  announceOutboxChange()
}

function write(storageKey: string, entry: OutboxEntry): boolean {
  const kept = writeItem(storageKey, JSON.stringify({ ...entry, order: toStored(entry.order) }))
  if (kept) announceOutboxChange()
  return kept
}
