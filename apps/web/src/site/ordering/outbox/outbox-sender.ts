import { orderMessages } from '@northword/contract/messages'
import type { OrderView } from '@northword/contract/orders/orders'
import { toast } from '../../toasts/toast.ts'
import { noteAcknowledged } from './acknowledged-orders.ts'
import { readOutbox, refuseInOutbox, removeFromOutbox } from './outbox.ts'
import { isReaders, subscribeToOutbox } from './outbox-watch.ts'
import { placeOrder } from './place-order.ts'

const firstPauseMs = 5_000
const longestPauseMs = 5 * 60_000

let started = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | undefined
/** The server's sentence why the order that was sent last goes on waiting; empty without an answer. */
let said = ''

/** Sends each order of the outbox as soon as possible, until the page is left. */
export function startOutboxSender() {
  if (started) return
  started = true
  window.addEventListener('online', () => void sendOutbox())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && waiting().length > 0) void sendOutbox()
  })
  subscribeToOutbox(() => {
    if (!sending && timer === undefined && waiting().length > 0) void sendOutbox()
  })
  void sendOutbox()
}

/**
 * Like {@link sendOutbox}; returns the server's sentence if an order goes on waiting. The pressed button goes with
 * the last order, and its focus stays at the line beside it.
 */
export async function sendNow(button: HTMLElement) {
  const line = button.previousElementSibling
  await sendOutbox()
  setTimeout(() => {
    if (document.activeElement !== document.body || !(line instanceof HTMLElement)) return
    line.tabIndex = -1
    line.focus({ preventScroll: true })
  })
  return said
}

/** Sends all unsent orders. Resolves when all are sent or no server can be reached; never rejects. */
export function sendOutbox(): Promise<void> {
  sending ??= sendUnderLock().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendUnderLock() {
  clearTimeout(timer)
  timer = undefined
  said = ''
  let pauseMs: number | null = null
  try {
    // Without Web Locks two tabs may send the same order, which its idempotency key makes harmless.
    const { locks } = navigator as { locks?: LockManager }
    const work = async (lock?: Lock | null) => (lock === null ? null : sendAll())
    pauseMs = locks ? await locks.request('nw_outbox', { ifAvailable: true }, work) : await work()
  } catch (error) {
    console.warn('The outbox could not be sent', error)
  }
  scheduleNext(pauseMs)
}

/** Sends in sequence. Returns the milliseconds of a busy server's Retry-After, else null. */
async function sendAll(): Promise<number | null> {
  for (const entry of waiting()) {
    const outcome = await placeOrder(entry.order)
    said = outcome.kind === 'acknowledged' ? '' : outcome.message
    if (outcome.kind === 'unreachable') return outcome.retryAfterMs
    // No order leaves a preview, and each waits for its end.
    if (outcome.kind === 'refused' && outcome.problem === 'inPreview') return null
    if (outcome.kind === 'refused') {
      refuseInOutbox(entry, outcome.message || orderMessages.submitFailed, outcome.newPrice)
    } else {
      noteAcknowledged(entry.order.idempotencyKey, outcome.order)
      removeFromOutbox(entry)
      if (isReaders(entry)) tell(outcome.order)
    }
  }
  return null
}

function tell({ number }: OrderView) {
  toast({ title: orderMessages.sentTitle, description: orderMessages.sent(number), isKept: true })
}

function scheduleNext(askedMs: number | null) {
  if (waiting().length === 0) {
    failures = 0
    return
  }
  const pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
  failures += 1
  // Random pause, so that a recovering server does not get all retries at once.
  timer = setTimeout(() => void sendOutbox(), Math.max(askedMs ?? 0, pauseMs) * (1 + Math.random() / 4))
}

const waiting = () => readOutbox().filter((entry) => entry.refusal === null)
