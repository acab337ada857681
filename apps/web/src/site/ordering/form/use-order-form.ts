import type { Service } from '@northword/content/studio/catalogue'
import { shownRelease } from '@northword/content/matter/shown-release'
import { ordering } from '@northword/content/orders/ordering'
import { orderOpening } from '@northword/content/orders/order-opening'
import type { NewPrice } from '@northword/contract/orders/seen-price'
import { orderMessages } from '@northword/contract/messages'
import type { UnsentOrder, TypedForm } from '@northword/contract/device/on-device'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GoOn, Send } from '../../plain-form/outcome.ts'
import { usePlainForm } from '../../plain-form/use-plain-form.ts'
import { currentReader, subscribeToSession } from '../../session/session-store.ts'
import { loadToastArea } from '../../toasts/load-toast-area.ts'
import type { Confirmation, PressedForm } from '../sending/send-order.ts'
import { hasDraft } from './stored-draft.ts'
import { typedFormOf } from './typed-form.ts'
import { type BuiltForm, useOrderDraft } from './use-order-draft.ts'

interface OrderFormOptions {
  service: Service
  found: UnsentOrder | null
  place: PressedForm['place']
  /** Initial state of a form that was in the HTML. */
  built?: BuiltForm
}

/** Shared by both order forms: fields, draft, sending and confirmation. */
export function useOrderForm({ service, found, place, built }: OrderFormOptions) {
  const draft = useOrderDraft(service.sku, found, built)
  const { start, show } = useStart(draft, found !== null)
  const [agreed, setAgreed] = useState<NewPrice | null>(null)
  // A page's form overwrites no stored draft that it has not read. A ref: somebody may type before the next render.
  const isRead = useRef(!built)
  const { sent, ...plain } = useFields({ service, place, draft, agreed, onNewPrice: setAgreed, isRead })

  /** Empties the form and removes its draft. */
  const clear = () => {
    draft.forget()
    show(false)
  }
  /** Closes and clears the form. An order that is being sent stays a draft until a toast tells its answer. */
  const cancel = () => {
    if (plain.takeBack()) clear()
  }
  /** Resumes a stored draft, below what was typed before it was read, unless an order is on its way. */
  const resume = (stored: UnsentOrder | null, typed: Partial<TypedForm>) => {
    const isTyped = Object.keys(typed).length > 0
    const resumed = draft.current().sent.length > 0 ? null : stored
    isRead.current = true
    if (resumed) draft.begin(resumed)
    if (isTyped) draft.type({ ...draft.current().values, ...typed })
    if (resumed) show(true, isTyped)
  }
  const handOver = () => {
    draft.flush()
    draft.begin()
    show(false)
  }
  useAnotherReader(draft, {
    onSignOut: () => !plain.sending && clear(),
    onSomebodyElse: () => !plain.sending && handOver(),
  })

  const priceCents = agreed?.priceCents ?? service.priceCents
  return { ...plain, priceCents, start, confirmation: sent, cancel, resume }
}

type FieldsOptions = Pick<OrderFormOptions, 'service' | 'place'> &
  Pick<PressedForm, 'agreed' | 'onNewPrice'> & {
    draft: ReturnType<typeof useOrderDraft>
    isRead: { current: boolean }
  }

function useFields({ service, place, draft, agreed, onNewPrice, isRead }: FieldsOptions) {
  const load = useCallback(async (): Promise<Send<Confirmation>> => {
    const sendOrder = await loadSendOrder()
    return async (typed) => {
      const ended = await sendOrder({ place, service, agreed, onNewPrice, typed, draft })
      if (ended.kind === 'sent') draft.forget()
      return ended
    }
  }, [place, service, agreed, onNewPrice, draft])
  return usePlainForm({
    name: 'order',
    action: orderOpening.to(service.sku),
    goOn: afterOrder,
    load,
    alsoSend: () => ({
      idempotencyKey: draft.current().idempotencyKey,
      quotedPriceCents: String(agreed?.priceCents ?? service.priceCents),
      release: agreed?.release ?? shownRelease(),
    }),
    unreachable: place === 'dialog' ? orderMessages.unexpected : orderMessages.submitFailed,
    onType: (typed) =>
      draft.type(
        typedFormOf((name) => typed[name]),
        isRead.current,
      ),
  })
}

/** Initial values; `show` resets the fields to the current draft, or only those that nobody has typed into. */
function useStart({ current }: ReturnType<typeof useOrderDraft>, isRestored: boolean) {
  const [start, setStart] = useState({ key: 0, restored: isRestored, values: current().values })
  const show = (restored: boolean, isTyped = false) =>
    setStart(({ key }) => ({ key: isTyped ? key : key + 1, restored, values: current().values }))
  return { start, show }
}

/** If another order has the posted form's key, the form gets a new one. */
const afterOrder: GoOn<never, 'another key'> = ({ status }) =>
  status === 422 ? { kind: 'failed', message: ordering.refused.another, remedy: 'another key' } : undefined

async function loadSendOrder() {
  // Loaded early, because the network may be gone on sending. The form works without it.
  loadToastArea().catch(() => {})
  return (await import('../sending/send-order.ts')).sendOrder
}

/**
 * Fires when an open form must be hidden: its writer signed out in another tab, or another client signed in. A
 * session that runs out, or a guest who signs in, keeps the form.
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
