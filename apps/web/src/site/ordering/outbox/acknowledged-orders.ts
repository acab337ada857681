import type { OrderView } from '@northword/contract/orders/orders'
import { listeners } from '../../listeners.ts'

/* Orders sent from the outbox since page load, by any tab. Their confirmations then show the number. */

const acknowledged = new Map<string, OrderView>()
const changes = listeners()

/** Message between tabs. */
interface Acknowledged {
  idempotencyKey: string
  order: OrderView
}

/** Stores the server's order for a key until the page is left, and tells other tabs. */
export function noteAcknowledged(idempotencyKey: string, order: OrderView) {
  note({ idempotencyKey, order })
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no origin to name: it is this site's own.
  channel?.postMessage({ idempotencyKey, order } satisfies Acknowledged)
  channel?.close()
}

function note({ idempotencyKey, order }: Acknowledged) {
  acknowledged.set(idempotencyKey, order)
  changes.tell()
}

/** Undefined if the outbox has not sent it. */
export const acknowledgedOrder = (idempotencyKey: string) => acknowledged.get(idempotencyKey)

/** Fires when any tab gets an acknowledgement. Returns a function that unsubscribes. */
export function subscribeToAcknowledged(listener: () => void): () => void {
  // Open only while in use: an open channel excludes the page from the back/forward cache.
  const channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<Partial<Acknowledged>>) => {
    if (isWhole(data)) note(data)
  })
  const stop = changes.subscribe(listener)
  return () => {
    channel?.close()
    stop()
  }
}

/** Another tab may run another build. */
const isWhole = (told: Partial<Acknowledged>): told is Acknowledged =>
  typeof told.idempotencyKey === 'string' && typeof told.order?.contactBy === 'string'

const openChannel = () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('northword:acknowledged') : null
