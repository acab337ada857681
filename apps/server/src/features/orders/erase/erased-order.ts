import { orderFieldsBy } from '@northword/contract/orders/order-fields'
import type { Order } from '../order/order.entity.ts'

/** Fields of an erased order's person. */
export const erasedFields = {
  ...orderFieldsBy(() => '' as const),
  emailKey: '',
  claimHash: null,
  sentOutside: null,
  provenAt: null,
  fingerprint: '',
  reference: null,
} satisfies Partial<Order>

/** True if the order's client was erased. */
export const isErased = ({ fullName }: Pick<Order, 'fullName'>) => fullName === erasedFields.fullName

/** Condition: orders not erased. */
export const notErased = { fullName: { $ne: erasedFields.fullName } }
