import type { OrderView } from '@northword/contract/orders'
import { listeners } from '../../listeners.ts'

/* Orders that were sent from the outbox since this page was loaded; their confirmations then show the number. */

const acknowledged = new Map<string, OrderView>()
const changes = listeners()

/** Remembers the server's order for a key until the page is left. */
export function noteAcknowledged(idempotencyKey: string, order: OrderView) {
  acknowledged.set(idempotencyKey, order)
  changes.tell()
}

/** The server's order for a key, if the outbox has sent it. */
export const acknowledgedOrder = (idempotencyKey: string) => acknowledged.get(idempotencyKey)

/** Calls back whenever an order of the outbox is acknowledged. Returns a function that stops it. */
export const subscribeToAcknowledged = changes.subscribe
