import type { OrderForm } from '@northword/contract/orders/orders'
import type { Order } from '../order/order.entity.ts'

/** Fields of an erased order's person. */
export const nobody = {
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

/** True if the order was erased with its client's account. */
export const isNobodys = ({ fullName }: Pick<Order, 'fullName'>) => fullName === nobody.fullName

/** Condition: orders not erased. */
export const somebodys = { fullName: { $ne: nobody.fullName } }
