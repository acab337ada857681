import type { OrderDraft } from '@northword/contract/on-device'
import type { OrderForm, PlaceOrderInput } from '@northword/contract/orders'
import { randomUuid } from '../../device/random-uuid.ts'
import { submitOrder, type Outcome, type PlaceOrder } from '../outbox/submit-order.ts'

/*
 * One form is one order, however often its button is pressed.
 *
 * The key is made with the draft and sent with every attempt. After a lost answer the server may have
 * stored the order, so a later press sends the same key: unchanged content is then answered with the
 * first answer. Changed content with that key is answered by 422 if the first attempt did arrive, and
 * is stored if it did not; a new key would instead make two orders of one. On such a 422 we ask for the
 * earlier version again and tell the visitor that it is the one that we have.
 *
 * Where none of ours is what the key stands for, another tab has ordered with it from the same draft:
 * this order is another one, and goes out once more under a key of its own.
 *
 * After a definite refusal nothing was stored, and the next press starts with a new key, unless an
 * earlier version is still in doubt.
 */

/** What the form says, with what the page showed beside it. */
export interface Offer {
  sku: string
  /** The order number that the page proposes. */
  reference: string
  /** The price that the page showed. */
  quotedPriceCents: number
  /** The id of who fills it in; null for a guest. */
  writtenBy: string | null
}

/** How an attempt ended, what was sent and what to remember; `earlier` when an earlier version is the order. */
export interface Attempt {
  input: PlaceOrderInput
  outcome: Outcome
  draft: OrderDraft
  earlier: boolean
}

/** The input of the next attempt: exactly an earlier one where the content is the same. */
export function nextInput(draft: OrderDraft, form: OrderForm, offer: Offer): PlaceOrderInput {
  const same = draft.sent.find((sent) => sameContent(sent, form))
  if (same) return same
  const reference = draft.sent.at(-1)?.reference ?? offer.reference
  return { ...form, ...offer, idempotencyKey: draft.idempotencyKey, reference }
}

/**
 * Sends the input; where the server already has an earlier version of it, finds that one. `keep` is given
 * what to remember before anything is sent: from then on a server may have stored it.
 */
export async function attempt(
  place: PlaceOrder,
  before: OrderDraft,
  input: PlaceOrderInput,
  keep: (draft: OrderDraft) => void,
): Promise<Attempt> {
  keep(inDoubt(before, input))
  const outcome = await submitOrder(place, input)
  if (!isKeyTaken(outcome)) return settled(before, input, outcome)
  for (const earlier of [...before.sent].reverse()) {
    const found = await submitOrder(place, earlier)
    if (found.kind !== 'refused') return { input: earlier, outcome: found, draft: before, earlier: true }
    if (!isKeyTaken(found)) return settled(before, input, outcome)
  }
  const idempotencyKey = randomUuid()
  const draft: OrderDraft = { ...before, idempotencyKey, sent: [] }
  const renewed: PlaceOrderInput = { ...input, idempotencyKey }
  keep(inDoubt(draft, renewed))
  return settled(draft, renewed, await submitOrder(place, renewed))
}

/** The key stands for other content than was sent. */
const isKeyTaken = (outcome: Outcome) => outcome.kind === 'refused' && outcome.status === 422

function inDoubt(draft: OrderDraft, input: PlaceOrderInput): OrderDraft {
  return draft.sent.includes(input) ? draft : { ...draft, sent: [...draft.sent, input] }
}

function settled(before: OrderDraft, input: PlaceOrderInput, outcome: Outcome): Attempt {
  if (outcome.kind === 'acknowledged') return { input, outcome, draft: before, earlier: false }
  const draft = outcome.kind === 'unreachable' ? inDoubt(before, input) : afterRefusal(before)
  return { input, outcome, draft, earlier: false }
}

function afterRefusal(before: OrderDraft): OrderDraft {
  return before.sent.length > 0 ? before : { ...before, idempotencyKey: randomUuid() }
}

function sameContent(sent: PlaceOrderInput, form: OrderForm): boolean {
  return (
    sent.fullName === form.fullName &&
    sent.email === form.email &&
    sent.phone === form.phone &&
    sent.note === form.note
  )
}
