import type { Em } from '../../db/orm.ts'
import { hashOfSecret } from '../../secrets.ts'
import { Project } from './project.entity.ts'
import type { User } from '../people/user.entity.ts'
import { Order } from './order.entity.ts'

/**
 * Gives a user the guest orders that are proven to be theirs: those of their address that this browser
 * placed and, once the mailbox has proven to be theirs, all of their address. Typing an address proves
 * nothing.
 * @param claim the claim token that the browser carries
 */
export async function claimOrders(em: Em, user: User, claim: string | null): Promise<void> {
  if (!mayClaim(user, claim)) return
  const { id: userId, emailKey, emailVerifiedAt } = user
  const proven = emailVerifiedAt ? {} : { claimHash: hashOfSecret(claim ?? '') }
  const claimed = await em
    .createQueryBuilder(Order)
    .update({ userId, guest: false, claimHash: null })
    .where({ userId: null, guest: true, emailKey, ...proven })
    .returning('id')
    .execute<Pick<Order, 'id'>[]>('all')
  const orderIds = claimed.map(({ id }) => id)
  if (orderIds.length > 0) await em.nativeUpdate(Project, { orderId: { $in: orderIds } }, { userId })
}

/** Whether there is any proof by which orders could be a user's. */
export const mayClaim = ({ emailVerifiedAt }: User, claim: string | null) =>
  emailVerifiedAt !== null || claim !== null
