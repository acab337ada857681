import type { OrderForm } from '@northword/contract/orders/orders'
import type { Order } from '../order/order.entity.ts'

/** Fields of an erased order's person. */
export const erasedFields = {
  fullName: '',
  email: '',
  emailKey: '',
  phone: '',
  note: '',
  claimHash: null,
  sentOutside: null,
  provenAt: null,
  fingerprint: '',
  reference: null,
} satisfies Partial<Order> & Record<keyof OrderForm, ''>

/** True if the order's client was erased. */
export const isErased = ({ fullName }: Pick<Order, 'fullName'>) => fullName === erasedFields.fullName

/** Condition: orders not erased. */
export const notErased = { fullName: { $ne: erasedFields.fullName } }
