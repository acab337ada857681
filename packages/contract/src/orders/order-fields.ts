import { fieldsBy } from '../form-fields.ts'
import { type OrderForm, orderForm } from './orders.ts'

/** Names of the typed fields of an order, in the order of their checks. */
export const orderFields = orderForm.keyof().options

/** A record with a value for each typed field of an order. */
export const orderFieldsBy = <Value>(valueOf: (field: keyof OrderForm) => Value) =>
  fieldsBy(orderForm, valueOf)

/** Field that says who the client is: all but the brief. */
export type ClientField = Exclude<keyof OrderForm, 'note'>

/** A record with a value for each of these fields. */
export const clientFieldsBy = <Value>(valueOf: (field: ClientField) => Value) =>
  Object.fromEntries(orderFields.filter(isOfClient).map((field) => [field, valueOf(field)])) as Record<
    ClientField,
    Value
  >

const isOfClient = (field: keyof OrderForm): field is ClientField => field !== 'note'
