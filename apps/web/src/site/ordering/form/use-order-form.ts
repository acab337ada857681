import type { Service } from '@northword/content/catalogue'
import { orderMessages } from '@northword/contract/messages'
import type { OrderDraft } from '@northword/contract/on-device'
import { useState } from 'react'
import type { Send } from '../../plain-form/outcome.ts'
import { usePlainForm } from '../../plain-form/use-plain-form.ts'
import type { Confirmation } from '../sending/order-manners.ts'
import type { SendOrder } from '../sending/send-order.ts'
import { useAnotherReader } from './use-another-reader.ts'
import { useOrderDraft } from './use-order-draft.ts'

interface OrderFormOptions {
  service: Service
  /** What was left half filled. */
  found: OrderDraft | null
  /** Fetches what checks and sends. The same function on every render. */
  load: () => Promise<{ send: SendOrder }>
}

/** All that the two order forms share: fields, draft, sending, and what is shown afterwards. */
export function useOrderForm({ service, found, load }: OrderFormOptions) {
  const { sku } = service
  const draft = useOrderDraft(sku, found)
  const [start, setStart] = useState({ key: 0, restored: found !== null, values: draft.current().values })
  const [loadSend] = useState(() => async (): Promise<Send<Confirmation>> => {
    const { send } = await load()
    return async (typed) => {
      const ended = await send({ service, typed, draft })
      if (ended.kind === 'sent') draft.forget()
      return ended
    }
  })
  const { sent, ...plain } = usePlainForm({
    load: loadSend,
    unreachable: orderMessages.submitFailed,
    onType: ({ fullName = '', email = '', phone = '', note = '' }) =>
      draft.type({ fullName, email, phone, note }),
  })

  const showEmpty = () =>
    setStart(({ key }) => ({ key: key + 1, restored: false, values: draft.current().values }))
  /** Empties the form and forgets its draft. */
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
