import { emailKey } from '../../email-key.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { mailboxOf } from '../../mailbox.ts'
import { redeem, subjectOf } from '../tokens/redeem.ts'
import { User } from '../users/user.entity.ts'
import { noAccountMail, passwordChangedMail, resetMail } from './auth-mails.ts'
import { endSessions } from './sessions.ts'
import { enter } from './sign-in.ts'

/**
 * Mails a link to a new password, or the word that there is no such account: by answer, time and
 * statements the two are the same.
 * @throws {DomainError} `tooManyTries`
 */
export async function forgotPassword(ctx: Context, { email }: { email: string }): Promise<void> {
  const { em, limits, browser, mail } = ctx
  const key = emailKey(email)
  await limits.count('linkNetwork', browser.network)
  await limits.count('linkAddress', `reset-password ${mailboxOf(email)}`)
  // As a plain row: to make an entity of it would take time that tells that there is one.
  const user = await em
    .createQueryBuilder(User)
    .select(['id', 'email'])
    .where({ emailKey: key })
    .execute<Pick<User, 'id' | 'email'> | undefined>('get', false)
  await em.transactional((tx) => mail.add(tx, [user ? resetMail(user) : noAccountMail(email)]))
}

/**
 * Sets a new password by a mailed link, which proves the mailbox too. Every session ends, a new one begins
 * here, and guesses at the old password count no more.
 * @throws {DomainError} `linkExpired`, `tooManyTries`, `busy`
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<User> {
  const { em, guesses, browser, passwords, mail } = ctx
  const owner = await em.findOne(User, { id: await subjectOf(ctx, 'reset-password', token) })
  if (!owner) throw new DomainError('linkExpired')
  const asker = { network: browser.network, account: owner.emailKey }
  const passwordHash = await passwords.hash(password, asker)
  return enter(ctx, owner, false, async (tx) => {
    await redeem(tx, 'reset-password', token)
    const emailVerifiedAt = owner.emailVerifiedAt ?? new Date()
    const changed = await endSessions(tx, owner, { passwordHash, emailVerifiedAt })
    if (!changed) throw new DomainError('linkExpired')
    await guesses.forget(tx, owner.emailKey)
    await mail.add(tx, [passwordChangedMail(owner)])
    return changed
  })
}
