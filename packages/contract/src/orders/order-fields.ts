import { type OrderForm, orderForm } from './orders.ts'

/** Names of the typed fields of an order, in the order of their checks. */
export const orderFields = orderForm.keyof().options

/** The typed fields of an order in what somebody has sent, unchecked. */
export const orderFieldsOf = (sent: Partial<Record<keyof OrderForm, unknown>>) =>
  Object.fromEntries(orderFields.map((field) => [field, sent[field]])) as Record<keyof OrderForm, unknown>
