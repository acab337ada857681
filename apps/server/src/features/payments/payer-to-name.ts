import type { Em } from '../../db/orm.ts'
import type { Order } from '../orders/order.entity.ts'
import { provenKey, User } from '../people/user.entity.ts'

/**
 * The name that a mail to the address of an order may repeat: null unless its owner has proven that address. Whoever
 * typed the name may have typed a stranger's address.
 */
export async function payerToName(em: Em, { userId, fullName, emailKey }: Order): Promise<string | null> {
  const user = userId === null ? null : await em.findOne(User, { id: userId })
  return user && provenKey(user) === emailKey ? fullName : null
}
