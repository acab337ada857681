import type { Order } from './order.entity.ts'

/** What becomes of the person in an order that is erased. */
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
} satisfies Partial<Order>

/** Whether an order was erased with the account of its client. */
export const isNobodys = ({ fullName }: Pick<Order, 'fullName'>) => fullName === nobody.fullName

/** The condition of the orders that were not. */
export const somebodys = { fullName: { $ne: nobody.fullName } }
