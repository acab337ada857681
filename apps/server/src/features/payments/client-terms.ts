import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import type { Em } from '../../db/orm.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { User } from '../people/user.entity.ts'

/** Terms of the order's account; null without an account. */
export async function clientTermsOf(em: Em, { userId }: Pick<Order, 'userId'>): Promise<PaymentTerms | null> {
  if (userId === null) return null
  const user = await em.findOne(User, { id: userId }, { fields: ['terms'], disableIdentityMap: true })
  return user?.terms ?? null
}

/** Terms that hold for an order: until its price is agreed those of its client, unless others were chosen for it. */
export const termsOf = (
  { status, terms, termsChosen }: Pick<Order, 'status' | 'terms' | 'termsChosen'>,
  clientTerms: PaymentTerms | null,
): PaymentTerms => (status === 'Pending Contact' && !termsChosen ? (clientTerms ?? terms) : terms)
