import type { PaymentTerms } from '@northword/contract/payment-terms'
import type { Em } from '../../db/orm.ts'
import type { Order } from '../orders/order.entity.ts'
import { User } from '../people/user.entity.ts'

/** When new orders of the account that an order belongs to are paid; null where it belongs to none. */
export async function clientTermsOf(em: Em, { userId }: Pick<Order, 'userId'>): Promise<PaymentTerms | null> {
  if (userId === null) return null
  const user = await em.findOne(User, { id: userId }, { fields: ['terms'], disableIdentityMap: true })
  return user?.terms ?? null
}
