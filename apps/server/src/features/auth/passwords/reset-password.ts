import type { Context } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { redeem, subjectOf } from '../../links/redeem.ts'
import { User } from '../../people/user.entity.ts'
import { passwordChangedMail } from '../auth-mails.ts'
import { endSessions } from '../sessions/sessions.ts'
import { enter } from '../sign-in/sign-in.ts'

/**
 * Sets a new password by a mailed link, which proves the mailbox. Ends sessions and guesses, begins a session.
 * @throws {DomainError} `linkExpired`, `tooManyTries`, `busy`
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<User> {
  const { em, guesses, actor, passwords, mail, site } = ctx
  const owner = await em.findOne(User, { id: await subjectOf(ctx, 'reset-password', token) })
  if (!owner) throw new DomainError('linkExpired')
  const asker = { network: actor.network, account: owner.emailKey }
  const passwordHash = await passwords.hash(password, asker)
  return enter(ctx, owner, false, async (tx) => {
    await redeem(tx, 'reset-password', token)
    const emailVerifiedAt = owner.emailVerifiedAt ?? clock.now()
    const changed = await endSessions(tx, owner, { passwordHash, emailVerifiedAt })
    if (!changed) throw new DomainError('linkExpired')
    await guesses.forget(tx, owner.emailKey)
    await mail.add(tx, [passwordChangedMail(owner, site)])
    return changed
  })
}
