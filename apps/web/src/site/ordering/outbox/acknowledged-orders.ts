import type { OrderView } from '@northword/contract/orders'
import { listeners } from '../../listeners.ts'

/*
 * Orders that were sent from the outbox since this page was loaded, by this tab or another one; their confirmations then show
 * the number.
 */

const acknowledged = new Map<string, OrderView>()
const changes = listeners()

/** What tabs tell each other. */
interface Acknowledged {
  idempotencyKey: string
  order: OrderView
}

/** Remembers the server's order for a key until the page is left, and tells the other tabs. */
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

/** The server's order for a key, if the outbox has sent it. */
export const acknowledgedOrder = (idempotencyKey: string) => acknowledged.get(idempotencyKey)

/** Calls back whenever an order of the outbox is acknowledged, in this tab or another. Returns a function that stops it. */
export function subscribeToAcknowledged(listener: () => void): () => void {
  // Open only while somebody listens: a page with an open one is not kept for Back.
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

/** The other tab may have another build. */
const isWhole = (told: Partial<Acknowledged>): told is Acknowledged =>
  typeof told.idempotencyKey === 'string' && typeof told.order?.contactBy === 'string'

const openChannel = () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('northword:acknowledged') : null
