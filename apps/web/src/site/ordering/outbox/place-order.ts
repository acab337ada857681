import type { Issue } from '@northword/contract/error-answers'
import type { OrderDraft } from '@northword/contract/on-device'
import type { OrderForm, OrderView, PlaceOrderInput } from '@northword/contract/orders'
import { callFailure, isOwnMistake } from '../../api/call-failure.ts'
import { trpcClient } from '../../api/trpc-client.ts'
import { randomUuid } from '../../device/random-uuid.ts'

/**
 * How sending an order ended. `message` is the server's sentence, empty where it gave none.
 * - `acknowledged`: a server has the order, or an earlier version of it.
 * - `refused`: a server will not take this order and stored nothing.
 * - `unreachable`: no answer (`status` 0), or one that says "later". The order may have been stored.
 */
export type Outcome =
  | { kind: 'acknowledged'; order: OrderView; earlier: boolean }
  | { kind: 'refused'; status: number; message: string; issues: Issue[] }
  | {
      kind: 'unreachable'
      order: PlaceOrderInput
      status: number
      message: string
      retryAfterMs: number | null
    }

/** Calls `orders.place` once. Rejects only where our own code fails. */
export async function placeOrder(order: PlaceOrderInput): Promise<Outcome> {
  try {
    const answer = await trpcClient.orders.place.mutate(order)
    return { kind: 'acknowledged', order: answer.order, earlier: false }
  } catch (error) {
    if (isOwnMistake(error)) throw error
    const { status, message, issues, retryAfterMs } = callFailure(error)
    const isRefused = status >= 400 && status < 500 && !later.includes(status)
    return isRefused
      ? { kind: 'refused', status, message, issues }
      : { kind: 'unreachable', order, status, message, retryAfterMs }
  }
}

// Timeout, too early, too many requests: the same order may be taken a moment later.
const later = [408, 425, 429]

/*
 * One form is one order, however often its button is pressed.
 *
 * The key is made with the draft and sent with every attempt. After a lost answer the server may have
 * stored the order, so a later press sends the same key: unchanged content is then answered with the
 * first answer. Changed content with that key is answered by 422 if the first attempt did arrive, and
 * is stored if it did not; a new key would instead make two orders of one. On such a 422 we ask for the
 * earlier version again and tell the visitor that it is the one that we have.
 *
 * Where the key belongs to none of our versions, another tab has ordered with it from the same draft.
 * This order is then a different one, and is sent again under a new key.
 *
 * After a definite refusal nothing was stored, and the next press starts with a new key, unless an
 * earlier version is still in doubt.
 */

/** The page's part of an order, beside the typed fields. */
export interface Offer {
  sku: string
  /** The order number that the page proposes. */
  reference: string
  /** The price that the page showed. */
  quotedPriceCents: number
  /** The id of who fills in the form; null for a guest. */
  writtenBy: string | null
}

/** The draft of the form that is sent. */
export interface DraftToSend {
  current: () => OrderDraft
  /** Stores it in this browser. */
  save: (draft: OrderDraft) => void
}

/**
 * Sends a form under the key of its draft, and saves each version in the draft before it is sent, because a
 * server may have it from then on. Rejects only where our own code fails.
 */
export async function attemptOrder(form: OrderForm, offer: Offer, draft: DraftToSend): Promise<Outcome> {
  const before = draft.current()
  const order = nextOrder(before, form, offer)
  const outcome = await placeFrom(before, order, draft)
  if (!isKeyTaken(outcome)) return outcome
  for (const earlier of [...before.sent].reverse()) {
    const found = await placeOrder(earlier)
    if (found.kind === 'acknowledged') return { ...found, earlier: true }
    if (found.kind === 'unreachable') return found
    if (!isKeyTaken(found)) return outcome
  }
  const idempotencyKey = randomUuid()
  return placeFrom({ ...before, idempotencyKey, sent: [] }, { ...order, idempotencyKey }, draft)
}

/** The order to send: exactly an earlier version where the content is the same. */
function nextOrder(draft: OrderDraft, form: OrderForm, offer: Offer): PlaceOrderInput {
  const same = draft.sent.find((sent) => sameContent(sent, form))
  if (same) return same
  const reference = draft.sent.at(-1)?.reference ?? offer.reference
  return { ...form, ...offer, idempotencyKey: draft.idempotencyKey, reference }
}

/** Sends one version. It stays in the draft until a server has refused it. */
async function placeFrom(before: OrderDraft, order: PlaceOrderInput, draft: DraftToSend): Promise<Outcome> {
  // Somebody may type while the answer is awaited.
  const save = (next: OrderDraft) => draft.save({ ...next, values: draft.current().values })
  save(before.sent.includes(order) ? before : { ...before, sent: [...before.sent, order] })
  const outcome = await placeOrder(order)
  if (outcome.kind === 'refused') save(afterRefusal(before))
  return outcome
}

/** The server has other content under this key. */
const isKeyTaken = (outcome: Outcome) => outcome.kind === 'refused' && outcome.status === 422

const afterRefusal = (before: OrderDraft): OrderDraft =>
  before.sent.length > 0 ? before : { ...before, idempotencyKey: randomUuid() }

const sameContent = (sent: PlaceOrderInput, form: OrderForm) =>
  sent.fullName === form.fullName &&
  sent.email === form.email &&
  sent.phone === form.phone &&
  sent.note === form.note
