import type { Service } from '@northword/content/catalogue'
import { orderMessages } from '@northword/contract/messages'
import type { OrderDraft } from '@northword/contract/on-device'
import { useEffect, useState } from 'react'
import type { Send } from '../../plain-form/outcome.ts'
import { usePlainForm } from '../../plain-form/use-plain-form.ts'
import { currentReader, subscribeToSession } from '../../session/session-store.ts'
import { loadToastArea } from '../../ui/load-toast-area.ts'
import type { Confirmation, PressedForm } from '../sending/send-order.ts'
import { hasDraft } from './stored-draft.ts'
import { useOrderDraft } from './use-order-draft.ts'

interface OrderFormOptions {
  service: Service
  /** The stored draft, if there is one. */
  found: OrderDraft | null
  place: PressedForm['place']
}

/** All that the two order forms share: fields, draft, sending, and the confirmation. */
export function useOrderForm({ service, found, place }: OrderFormOptions) {
  const draft = useOrderDraft(service.sku, found)
  const [start, setStart] = useState({ key: 0, restored: found !== null, values: draft.current().values })
  const [load] = useState(() => async (): Promise<Send<Confirmation>> => {
    const sendOrder = await loadSendOrder()
    return async (typed) => {
      const ended = await sendOrder({ place, service, typed, draft })
      if (ended.kind === 'sent') draft.forget()
      return ended
    }
  })
  const { sent, ...plain } = usePlainForm({
    load,
    unreachable: orderMessages.submitFailed,
    onType: ({ fullName = '', email = '', phone = '', note = '' }) =>
      draft.type({ fullName, email, phone, note }),
  })

  const showEmpty = () =>
    setStart(({ key }) => ({ key: key + 1, restored: false, values: draft.current().values }))
  /** Empties the form and removes its draft. */
  const clear = () => {
    draft.forget()
    showEmpty()
  }
  const handOver = () => {
    draft.flush()
    draft.begin()
    showEmpty()
  }
  useAnotherReader(draft, {
    onSignOut: () => !plain.sending && clear(),
    onSomebodyElse: () => !plain.sending && handOver(),
  })

  return { ...plain, start, confirmation: sent, clear }
}

/** The toasts are fetched with it, because the network may be gone when the form is sent. */
const loadSendOrder = () =>
  Promise.all([import('../sending/send-order.ts'), loadToastArea()]).then(([{ sendOrder }]) => sendOrder)

/**
 * Calls back when an open form must be hidden from whoever is here now: its writer has signed out in another
 * tab, which removes the drafts (a session that runs out does not), or somebody else has signed in. A
 * guest who signs in keeps the form.
 */
function useAnotherReader(
  { place }: ReturnType<typeof useOrderDraft>,
  { onSignOut, onSomebodyElse }: Record<'onSignOut' | 'onSomebodyElse', () => void>,
) {
  useEffect(
    () =>
      subscribeToSession(() => {
        const reader = currentReader()
        const { writtenBy } = place()
        if (reader === null && !hasDraft(place())) onSignOut()
        if (reader !== null && writtenBy !== null && writtenBy !== reader) onSomebodyElse()
      }),
    [place, onSignOut, onSomebodyElse],
  )
}
