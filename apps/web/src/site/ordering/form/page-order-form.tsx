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
import { fieldNames, typedFormOf } from './typed-form.ts'
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

type Resumable = Pick<ReturnType<typeof useOrderForm>, 'form' | 'start' | 'keep' | 'resume'>

/** Keeps input from before hydration, else restores the stored draft. */
function useEarlierText(sku: string, { form, start, keep, resume }: Resumable) {
  const [first] = useState({ ref: form.ref, values: start.values, keep, resume })
  useEffect(() => {
    const { ref, values, ...then } = first
    const typed = () => textIn(ref.current, values)
    if (typed()) then.keep(typed() ?? values)
    // A draft that cannot be read now remains for the next visit.
    else
      findDraft({ sku, writtenBy: currentReader() }).then(
        (found) => found && !typed() && then.resume(found),
        () => {},
      )
  }, [sku, first])
}

/** Values of the fields; null if they are the initial ones. */
function textIn(form: HTMLFormElement | null, before: TypedForm): TypedForm | null {
  const textOf = (name: keyof TypedForm) => {
    const field = form?.elements.namedItem(name)
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : before[name]
  }
  const typed = typedFormOf(textOf)
  return fieldNames.every((name) => typed[name] === before[name]) ? null : typed
}
