import type { OrderView } from '@northword/contract/orders'

/* Orders of this page that left the outbox, so that a confirmation on the screen can stop saying "not yet sent". */

const acknowledged = new Map<string, OrderView>()
const listeners = new Set<() => void>()

/** Remembers, until the page is left, which order the server made of a key. */
export function noteAcknowledged(idempotencyKey: string, order: OrderView) {
  acknowledged.set(idempotencyKey, order)
  for (const listener of listeners) listener()
}

/** The server's order for a key that the outbox has sent. */
export const acknowledgedOrder = (idempotencyKey: string) => acknowledged.get(idempotencyKey)

/** Calls back whenever an order of the outbox is acknowledged; returns the way out. */
export function subscribeToAcknowledged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
