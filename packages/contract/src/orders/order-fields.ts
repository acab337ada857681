import { orderForm } from './orders.ts'

/** Typed fields of an order. Doors and fingerprint take them from here. */
export const orderFields = orderForm.keyof().options
