import type { UnsentOrder } from '@northword/contract/device/on-device'
import type { OrderForm, OrderView, PlaceOrderInput } from '@northword/contract/orders/orders'
import { type CallFailure, callFailure, isOwnMistake } from '../../api/call-failure.ts'
import { trpcClient } from '../../api/trpc-client.ts'
import { randomUuid } from '../../device/random-uuid.ts'

/** Result of sending an order. `message` is the server's sentence, or empty. */
export type Outcome =
  /** A server has the order, or an earlier version of it. */
  | { kind: 'acknowledged'; order: OrderView; earlier: boolean }
  /** The server stored nothing. `newPrice`: one that needs a yes. */
  | ({ kind: 'refused' } & Omit<CallFailure, 'retryAfterMs'>)
  /** No answer (`status` 0), or one that says "later": the order may have been stored. */
  | {
      kind: 'unreachable'
      order: PlaceOrderInput
      status: number
      message: string
      retryAfterMs: number | null
      /** True if it is not what was typed last. */
      earlier?: true
    }

/** Calls `orders.place` once. Rejects only for a bug of ours. */
export async function placeOrder(order: PlaceOrderInput): Promise<Outcome> {
  try {
    const answer = await trpcClient.orders.place.mutate(order)
    return { kind: 'acknowledged', order: answer.order, earlier: false }
  } catch (error) {
    if (isOwnMistake(error)) throw error
    const { retryAfterMs, ...failure } = callFailure(error)
    const { status, message } = failure
    const isRefused = status >= 400 && status < 500 && !later.includes(status)
    return isRefused
      ? { kind: 'refused', ...failure }
      : { kind: 'unreachable', order, status, message, retryAfterMs }
  }
}

// Timeout, too early, too many requests: a retry may succeed.
const later = [408, 425, 429]

export interface Offer {
  sku: string
  /** Order number proposed by the page. */
  reference: string
  /** Price shown on the page, or agreed to. */
  quotedPriceCents: number
  /** Release that the page shows, or a later one that its reader has agreed to. */
  release?: string | undefined
  /** Id of the signed-in client; null for a guest. */
  writtenBy: string | null
}

export interface DraftToSend {
  current: () => UnsentOrder
  save: (draft: UnsentOrder) => void
}

/**
 * Sends a form under its draft's key at every press, because a lost answer may hide a stored order, and a new key
 * would make a second one. Saves each version in the draft first; rejects only for a bug of ours.
 */
export async function attemptOrder(form: OrderForm, offer: Offer, draft: DraftToSend): Promise<Outcome> {
  const before = draft.current()
  const order = nextOrder(before, form, offer)
  const outcome = await placeFrom(before, order, draft)
  if (!isKeyTaken(outcome)) return outcome
  for (const earlier of [...before.sent].reverse()) {
    const found = await placeOrder(earlier)
    if (found.kind !== 'refused') return { ...found, earlier: true }
    if (!isKeyTaken(found)) return outcome
  }
  const idempotencyKey = randomUuid()
  return placeFrom({ ...before, idempotencyKey, sent: [] }, { ...order, idempotencyKey }, draft)
}

/** An earlier version again, if the content and the price's release are the same. */
function nextOrder(draft: UnsentOrder, form: OrderForm, offer: Offer): PlaceOrderInput {
  const same = draft.sent.find((sent) => sameContent(sent, { ...form, release: offer.release }))
  if (same) return same
  const reference = draft.sent.at(-1)?.reference ?? offer.reference
  return { ...form, ...offer, idempotencyKey: draft.idempotencyKey, reference }
}

/**
 * Sends one version, which stays in the draft until a server refuses it. After a refusal with nothing in doubt the
 * next press gets a new key.
 */
async function placeFrom(before: UnsentOrder, order: PlaceOrderInput, draft: DraftToSend): Promise<Outcome> {
  // Keeps input typed during the call.
  const save = (next: UnsentOrder) => draft.save({ ...next, values: draft.current().values })
  save(before.sent.includes(order) ? before : { ...before, sent: [...before.sent, order] })
  const outcome = await placeOrder(order)
  if (outcome.kind === 'refused') save(afterRefusal(before))
  return outcome
}

/**
 * The server has other content under this key: one of our versions, which is then acknowledged as `earlier`, or
 * another tab's order from the same draft, so that ours gets a new key.
 */
const isKeyTaken = (outcome: Outcome) => outcome.kind === 'refused' && outcome.status === 422

const afterRefusal = (before: UnsentOrder): UnsentOrder =>
  before.sent.length > 0 ? before : { ...before, idempotencyKey: randomUuid() }

/** True if the form changes nothing of what was sent. */
const sameContent = (sent: PlaceOrderInput, form: OrderForm & Pick<Offer, 'release'>) =>
  JSON.stringify({ ...sent, ...form }) === JSON.stringify(sent)
