import type { OrderDraft } from '@northword/contract/on-device'
import type { OrderForm } from '@northword/contract/orders'
import { jsonRequest } from '../../api/json-fetch.ts'
import { trpcClient } from '../../api/trpc.ts'
import { currentSession } from '../../session/session-store.ts'
import type { DraftPlace } from '../form/draft.ts'
import { attempt, nextInput, type Attempt, type Offer } from './order-attempt.ts'

/** Where the form is kept while the answer is on its way. */
export interface KeptDraft {
  place: () => DraftPlace
  current: () => OrderDraft
  save: (draft: OrderDraft) => void
}

/** Places one order through `orders.place`; rejects only on errors of our own. */
export async function placeOrder(form: OrderForm, offer: Offer, kept: KeptDraft): Promise<Attempt> {
  const before = kept.current()
  const input = nextInput(before, form, offer)
  const keep = (draft: OrderDraft) => kept.save({ ...draft, values: kept.current().values })
  const made = await attempt((order) => trpcClient.orders.place.mutate(order), before, input, keep)
  keep(made.draft)
  if (made.outcome.kind === 'acknowledged' && made.outcome.order.guest) checkSession()
  return made
}

/** Somebody who seems to be signed in has ordered as a guest: asks, because a 401 ends what only seems so. */
function checkSession() {
  if (currentSession()) jsonRequest('/api/auth/me').catch(() => {})
}
