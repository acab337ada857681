import type { OrderView } from '@northword/contract/orders'
import { listeners } from '../../listeners.ts'

/* Orders of this page that left the outbox, so that a confirmation on the screen can stop saying "not yet sent". */

const acknowledged = new Map<string, OrderView>()
const changes = listeners()

/** Remembers, until the page is left, which order the server made of a key. */
export function noteAcknowledged(idempotencyKey: string, order: OrderView) {
  acknowledged.set(idempotencyKey, order)
  changes.tell()
}

/** The server's order for a key that the outbox has sent. */
export const acknowledgedOrder = (idempotencyKey: string) => acknowledged.get(idempotencyKey)

/** Calls back whenever an order of the outbox is acknowledged; returns the way out. */
export const subscribeToAcknowledged = changes.subscribe
