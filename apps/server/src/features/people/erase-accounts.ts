import { deletedAccountDays } from '@northword/contract/people/retention'
import { emailKey } from '../../addresses/email-key.ts'
import { eachAlone } from '../../chores/each-alone.ts'
import type { Em } from '../../db/orm.ts'
import { erasingOf, type Tidying } from '../../hooks/personal-data.ts'
import { provenKey, User } from './user.entity.ts'

const graceMs = deletedAccountDays * 24 * 3_600_000

export const erasedAt = (requestedAt: Date) => new Date(requestedAt.getTime() + graceMs)

/**
 * Erases every account after its grace period, each in one transaction.
 * @throws {AggregateError} the failures, after all others are erased
 */
export async function eraseAccounts({ em, ...others }: Tidying, now: Date): Promise<void> {
  const due = { $lte: new Date(now.getTime() - graceMs) }
  const users = await em.find(User, { deletionRequestedAt: due })
  await eachAlone(users, (user) =>
    em.fork().transactional((tx) => eraseAccount({ em: tx, ...others }, user, due)),
  )
}

async function eraseAccount(
  { em, ...others }: Tidying,
  user: User,
  deletionRequestedAt: { $lte: Date },
): Promise<void> {
  const { id } = user
  const erasing = erasingOf(others)
  // A concurrent sign-in may revoke the deletion: the update waits for it and blocks the next one.
  const wished = { id, deletionRequestedAt }
  if ((await em.nativeUpdate(User, wished, { phone: '' })) === 0) return
  const proven = provenKey(user)
  for (const feature of others.personalData) {
    await feature.erase?.(em, user, erasing)
    if (proven) await feature.eraseAddress?.(em, proven, erasing)
  }
  await eraseWithOrders(em, others)
  await erasing.forget(em, [user])
  await em.nativeDelete(User, { id })
}

/**
 * Erases what is kept of a guest, in one transaction. Orders that need work follow once they need none.
 * @returns the number of rows found by the address
 */
export async function eraseAddress({ em, ...others }: Tidying, email: string): Promise<number> {
  const erasing = erasingOf(others)
  const key = emailKey(email)
  return em.transactional(async (tx) => {
    let count = 0
    for (const feature of others.personalData) count += (await feature.eraseAddress?.(tx, key, erasing)) ?? 0
    await eraseWithOrders(tx, others)
    await erasing.forget(tx, [{ name: '', email, phone: '' }])
    return count
  })
}

async function eraseWithOrders(em: Em, { personalData }: Pick<Tidying, 'personalData'>): Promise<void> {
  for (const feature of personalData) await feature.eraseWithOrders?.(em)
}
