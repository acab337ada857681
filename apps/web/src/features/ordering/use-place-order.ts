import type { OrderDraft } from '@northword/contract/on-device'
import type { OrderForm } from '@northword/contract/orders'
import { useRef, useState } from 'react'
import { trpc } from '../api/trpc.ts'
import { jsonRequest } from '../api/json-fetch.ts'
import { currentSession } from '../session/session-store.ts'
import { attempt, nextInput, type Attempt, type Offer } from './order-attempt.ts'

/** Where the form is kept while the answer is on its way. */
interface KeptDraft {
  current: () => OrderDraft
  save: (draft: OrderDraft) => void
}

/**
 * Places orders through `orders.place`. `placeOrder` resolves to null, and sends nothing, while an
 * earlier call is in flight; it rejects only on errors of our own.
 */
export function usePlaceOrder(kept: KeptDraft) {
  const { mutateAsync } = trpc.orders.place.useMutation()
  const inFlight = useRef(false)
  const [sending, setSending] = useState(false)

  const placeOrder = async (form: OrderForm, offer: Offer): Promise<Attempt | null> => {
    if (inFlight.current) return null
    inFlight.current = true
    setSending(true)
    try {
      const before = kept.current()
      const input = nextInput(before, form, offer)
      const keep = (draft: OrderDraft) => kept.save({ ...draft, values: kept.current().values })
      const made = await attempt(mutateAsync, before, input, keep)
      keep(made.draft)
      if (made.outcome.kind === 'acknowledged' && made.outcome.order.guest) checkSession()
      return made
    } finally {
      inFlight.current = false
      setSending(false)
    }
  }

  return { placeOrder, sending }
}

/** Somebody who seems to be signed in has ordered as a guest: asks, because a 401 ends what only seems so. */
function checkSession() {
  if (currentSession()) jsonRequest('/api/auth/me').catch(() => {})
}
