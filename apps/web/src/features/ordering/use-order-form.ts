import type { Service } from '@northword/content/catalogue'
import { formatCents } from '@northword/contract/fields'
import type { TypedForm } from '@northword/contract/on-device'
import { orderForm } from '@northword/contract/orders'
import { useState } from 'react'
import type { Attempt } from './order-attempt.ts'
import type { Confirmation, OrderManners } from './order-manners.ts'
import { useOrderDraft } from './use-order-draft.ts'
import { useOrderFields } from './use-order-fields.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts'

/** All that the two order forms share: fields, rules, draft, sending, and what is shown afterwards. */
export function useOrderForm(service: Service, manners: OrderManners) {
  const { sku, name, priceCents } = service
  const draft = useOrderDraft(sku)
  const { placeOrder, sending } = usePlaceOrder(draft)
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const [failure, setFailure] = useState('')
  const { initialValues, restored, type: onType } = draft
  const fields = useOrderFields({ sku, initialValues, onType, onInvalid: manners.invalid })

  /** Empties the form and forgets its draft. */
  const clear = () => {
    fields.empty()
    draft.forget()
    setFailure('')
  }
  useSignOutElsewhere(sku, () => !sending && clear())
  const settle = (made: Attempt) => {
    const broken = brokenFields(made)
    if (broken) return fields.showErrors(broken)
    const settled = manners.settle(made, name)
    if ('failure' in settled) return setFailure(settled.failure)
    clear()
    setConfirmation(settled.confirmation)
  }
  const send = async (values: TypedForm) => {
    setFailure('')
    const offer = { sku, number: manners.proposeNumber(), quotedPrice: formatCents(priceCents) }
    try {
      const made = await placeOrder(orderForm.parse(values), offer)
      if (made) settle(made)
    } catch (error) {
      console.error(error)
      setFailure(manners.broken())
    }
  }
  const submit = fields.form.onSubmit(send, fields.showErrors)
  /** Takes the confirmation away, for another order. */
  const dismiss = () => setConfirmation(null)

  return { form: fields.form, restored, submit, sending, failure, confirmation, clear, dismiss }
}

/** The server's objections to fields that the form has, by field; null where it has none. */
function brokenFields({ outcome }: Attempt): Record<string, string> | null {
  if (outcome.kind !== 'refused') return null
  const issues = outcome.issues.filter((issue) => Object.hasOwn(orderForm.shape, issue.path))
  return issues.length > 0 ? Object.fromEntries(issues.map(({ path, message }) => [path, message])) : null
}
