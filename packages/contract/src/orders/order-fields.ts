import { type OrderForm, orderForm } from './orders.ts'

/** Names of the typed fields of an order, in the order of their checks. */
export const orderFields = orderForm.keyof().options

/** A record with a value for each typed field of an order. */
export const orderFieldsBy = <Value>(valueOf: (field: keyof OrderForm) => Value) =>
  Object.fromEntries(orderFields.map((field) => [field, valueOf(field)])) as Record<keyof OrderForm, Value>

/** The typed fields of an order in what was sent, unchecked. */
export const orderFieldsOf = (sent: Partial<Record<keyof OrderForm, unknown>>) =>
  orderFieldsBy((field) => sent[field])
