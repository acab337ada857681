import { ordering } from '@northword/content/orders/ordering'
import type { TypedForm } from '@northword/contract/device/on-device'

/** Names of the form's fields, without loading the contract's rules. */
export const fieldNames = Object.keys(
  ordering.fields satisfies Record<keyof TypedForm, object>,
) as (keyof TypedForm)[]

/** Values of all fields. */
export const typedFormOf = (textOf: (name: keyof TypedForm) => string | undefined) =>
  Object.fromEntries(fieldNames.map((name) => [name, textOf(name) ?? ''])) as TypedForm
