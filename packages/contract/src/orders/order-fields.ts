import { type OrderForm, orderForm } from './orders.ts'

/** Names of the typed fields of an order, in the order of their checks. */
export const orderFields = orderForm.keyof().options

/** A record with a value for each typed field of an order. */
export const orderFieldsBy = <Value>(valueOf: (field: keyof OrderForm) => Value) =>
  Object.fromEntries(orderFields.map((field) => [field, valueOf(field)])) as Record<keyof OrderForm, Value>

/** Field that says who the client is: all but the brief. */
export type ClientField = Exclude<keyof OrderForm, 'note'>

/** A record with a value for each of these fields. */
export const clientFieldsBy = <Value>(valueOf: (field: ClientField) => Value) =>
  Object.fromEntries(orderFields.filter(isOfClient).map((field) => [field, valueOf(field)])) as Record<
    ClientField,
    Value
  >

const isOfClient = (field: keyof OrderForm): field is ClientField => field !== 'note'

/** The typed fields of an order in what was sent, unchecked. */
export const orderFieldsOf = (sent: Partial<Record<keyof OrderForm, unknown>>) =>
  orderFieldsBy((field) => sent[field])
