import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { redeem, subjectOf } from '../../links/redeem.ts'
import { User } from '../../people/user.entity.ts'
import { passwordEndedMail } from '../auth-mails.ts'
import { knownDevice } from '../../people/known-device.ts'
import { endSessions } from '../sessions/sessions.ts'
import { enter, type SignInOutcome } from './sign-in.ts'

/**
 * Signs in by a mailed link. No password and no limit on valid links, so that guessing strangers lock nobody out.
 * @throws {DomainError} `linkExpired`; `tooManyTries` if the link is not valid
 */
export async function signInByLink(
  ctx: Context,
  { token }: { token: string },
): Promise<SignInOutcome & { isPasswordEnded: boolean }> {
  const owner = await ctx.em.findOne(User, { id: await subjectOf(ctx, 'sign-in', token) })
  if (!owner) throw new DomainError('linkExpired')
  // A stranger may have made the account with this address and know its password.
  const isPasswordEnded = !owner.emailVerifiedAt && !knownDevice(ctx.browser, owner)
  const user = await enter(ctx, owner, false, async (tx) => {
    const verified = { ...owner, emailVerifiedAt: owner.emailVerifiedAt ?? clock.now() }
    // Locks the user before their links, as every transaction does that ends them.
    await tx.nativeUpdate(User, { id: owner.id }, { emailVerifiedAt: verified.emailVerifiedAt })
    await redeem(tx, 'sign-in', token)
    return isPasswordEnded ? takeOver(tx, ctx, verified) : verified
  })
  return { user, isAccountKept: owner.deletionRequestedAt !== null, isPasswordEnded }
}

/** Ends the password and every session, and mails the owner a link to set a new password. */
async function takeOver(em: Em, { passwords, mail, site }: Context, owner: User): Promise<User> {
  const taken = await endSessions(em, owner, { passwordHash: passwords.noPassword() })
  if (!taken) throw new DomainError('linkExpired')
  await mail.add(em, [passwordEndedMail(owner, site)])
  return taken
}
