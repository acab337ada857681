import type { Em } from '../../../db/orm.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { provenKey, User } from '../../people/user.entity.ts'

/** Payer's name for mails; null unless the address is proven, since it may be a stranger's. */
export async function payerToName(em: Em, { userId, fullName, emailKey }: Order): Promise<string | null> {
  const user = userId === null ? null : await em.findOne(User, { id: userId })
  return user && provenKey(user) === emailKey ? fullName : null
}
