import type { OrderDraft } from '@northword/contract/on-device'
import type { OrderForm, PlaceOrderInput } from '@northword/contract/orders'
import { randomUuid } from './random-id.ts'
import { submitOrder, type Outcome, type PlaceOrder } from './submit-order.ts'

/*
 * One form is one order, however often its button is pressed.
 *
 * The key is made with the draft and sent with every attempt. After a lost answer the server may have
 * stored the order, so a later press sends the same key: unchanged content is then answered with the
 * first answer. Changed content with that key is answered by 422 if the first attempt did arrive, and
 * is stored if it did not; a new key would instead make two orders of one. On such a 422 we ask for the
 * earlier version again and tell the visitor that it is the one that we have.
 *
 * After a definite refusal nothing was stored, and the next press starts with a new key, unless an
 * earlier version is still in doubt.
 */

/** What the form says, with what the page showed beside it. */
export interface Offer {
  sku: string
  /** The order number that the page proposes. */
  number: string
  /** The price that the page showed, a decimal string in US dollars. */
  quotedPrice: string
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
  const id = draft.sent.at(-1)?.id ?? offer.number
  return { ...form, sku: offer.sku, idempotencyKey: draft.idempotencyKey, id, quotedPrice: offer.quotedPrice }
}

/** The draft to keep before an attempt: from here on a server may have stored this input. */
export function inDoubt(draft: OrderDraft, input: PlaceOrderInput): OrderDraft {
  return draft.sent.includes(input) ? draft : { ...draft, sent: [...draft.sent, input] }
}

/** Sends the input; where the server already has an earlier version of it, finds that one. */
export async function attempt(
  place: PlaceOrder,
  before: OrderDraft,
  input: PlaceOrderInput,
): Promise<Attempt> {
  const outcome = await submitOrder(place, input)
  if (outcome.kind === 'acknowledged') return { input, outcome, draft: before, earlier: false }
  if (outcome.kind === 'unreachable') {
    return { input, outcome, draft: inDoubt(before, input), earlier: false }
  }
  if (outcome.status === 422) {
    for (const earlier of before.sent.toReversed()) {
      const found = await submitOrder(place, earlier)
      if (found.kind !== 'refused') return { input: earlier, outcome: found, draft: before, earlier: true }
    }
  }
  return { input, outcome, draft: afterRefusal(before), earlier: false }
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
