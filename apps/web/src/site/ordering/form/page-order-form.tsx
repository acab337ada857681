import type { Service } from '@northword/content/studio/catalogue'
import { orderOpening } from '@northword/content/orders/order-opening'
import { orderPage } from '@northword/content/orders/order-page'
import { shownRelease } from '@northword/content/matter/shown-release'
import type { TypedForm } from '@northword/contract/device/on-device'
import { useEffect, useState } from 'react'
import { KeyField, keyInDocument } from '../../plain-form/form-key.tsx'
import { usePageState } from '../../served/page-state.tsx'
import { currentReader } from '../../session/session-store.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { OrderForm } from './order-form.tsx'
import { fieldNames } from './typed-form.ts'
import { findDraft } from './stored-draft.ts'
import { useOrderForm } from './use-order-form.ts'

/** The order page's form, which works without scripts. */
export function PageOrderForm({ service }: { service: Service }) {
  const { user = null } = usePageState()
  const [key] = useState(() => keyInDocument(orderOpening.to(service.sku)))
  const order = useOrderForm({ service, found: null, place: 'card', built: { key, user } })
  useEarlierText(service.sku, order)
  const { confirmation, remedy, typed } = order
  if (confirmation) {
    return (
      <OrderConfirmation service={service} confirmation={confirmation} headingLevel="h2">
        <ButtonLink to={orderPage.allServices.to}>{orderPage.allServices.label}</ButtonLink>
      </OrderConfirmation>
    )
  }
  const posted = remedy === 'another key' ? undefined : typed['idempotencyKey']
  return (
    <OrderForm service={service} order={order}>
      <KeyField built={key} posted={posted} />
      <input type="hidden" name="quotedPriceCents" defaultValue={service.priceCents} />
      <input type="hidden" name="release" defaultValue={shownRelease()} />
    </OrderForm>
  )
}

type Resumable = Pick<ReturnType<typeof useOrderForm>, 'form' | 'start' | 'typed' | 'resume'>

/** Restores the stored draft below input from before hydration. A form that came back is a draft itself. */
function useEarlierText(sku: string, order: Resumable) {
  const [{ form, start, typed, resume }] = useState(order)
  useEffect(() => {
    void findDraft({ sku, writtenBy: currentReader() })
      .catch(() => null)
      .then((found) =>
        resume(typed['idempotencyKey'] ? null : found, typedInto(form.ref.current, start.values)),
      )
  }, [sku, form, start, typed, resume])
}

/** Values of the fields that are not the initial ones. */
const typedInto = (form: HTMLFormElement | null, before: TypedForm): Partial<TypedForm> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const field = form?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      return isField && field.value !== before[name] ? [[name, field.value] as const] : []
    }),
  )
