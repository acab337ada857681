import type { Em } from '../../db/orm.ts'
import type { Order } from '../orders/order.entity.ts'
import { provenKey, User } from '../people/user.entity.ts'

/**
 * The payer's name for mails. Null unless the address is proven: the name's writer may have typed a stranger's
 * address.
 */
export async function payerToName(em: Em, { userId, fullName, emailKey }: Order): Promise<string | null> {
  const user = userId === null ? null : await em.findOne(User, { id: userId })
  return user && provenKey(user) === emailKey ? fullName : null
}
