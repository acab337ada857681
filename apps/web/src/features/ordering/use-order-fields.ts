import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import type { TypedForm } from '@northword/contract/on-device'
import { orderForm } from '@northword/contract/orders'
import { newDraft } from './kept-draft.ts'

interface OrderFieldsOptions {
  sku: string
  initialValues: TypedForm
  onType: (values: TypedForm) => void
  /** Called with the first broken rule, after the focus went to its field. */
  onInvalid: (firstMessage: string) => void
}

/** The fields of an order and their rules, which are those of the contract. */
export function useOrderFields({ sku, initialValues, onType, onInvalid }: OrderFieldsOptions) {
  const form = useForm<TypedForm>({
    name: `order-${sku}`,
    initialValues,
    validate: schemaResolver(orderForm, { sync: true }),
    onValuesChange: onType,
  })
  const showErrors = (errors: FormErrors) => {
    form.setErrors(errors)
    const [first, message] = Object.entries(errors)[0] ?? []
    if (first) form.getInputNode(first as keyof TypedForm)?.focus()
    onInvalid(typeof message === 'string' ? message : '')
  }
  const empty = () => {
    form.setInitialValues(newDraft().values)
    form.reset()
  }
  return { form, showErrors, empty }
}
