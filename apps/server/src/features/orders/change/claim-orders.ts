import type { Em } from '../../../db/orm.ts'
import { provenKey, type User } from '../../people/user.entity.ts'
import { Order } from '../order/order.entity.ts'
import { Project } from '../order/project.entity.ts'

/** Gives a user the guest orders proven to be theirs. @param claimHash of the browser they use */
export async function claimOrders(em: Em, user: User, claimHash: string | null): Promise<void> {
  const claimable = claimableBy(user, claimHash)
  if (!claimable) return
  const { id: userId } = user
  const claimed = await em
    .createQueryBuilder(Order)
    .update({ userId, guest: false, claimHash: null })
    .where(claimable)
    .returning('id')
    .execute<Pick<Order, 'id'>[]>('all')
  const orderIds = claimed.map(({ id }) => id)
  if (orderIds.length > 0) await em.nativeUpdate(Project, { orderId: { $in: orderIds } }, { userId })
}

/**
 * Condition for guest orders proven to be a user's: all of their proven address, else those of the address that were
 * placed with this claim. Null without any proof, since typing an address proves nothing.
 */
export function claimableBy(user: User, claimHash: string | null) {
  const isProven = provenKey(user) !== null
  if (!isProven && !claimHash) return null
  return { userId: null, guest: true, emailKey: user.emailKey, ...(isProven ? {} : { claimHash }) }
}
