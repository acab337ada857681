import type { ClientContext, Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { redeem, subjectOf } from '../../links/redeem.ts'
import { claimOrders } from '../../orders/change/claim-orders.ts'
import { countFewMails } from '../../mail/few-mails.ts'
import { User } from '../../people/user.entity.ts'
import { verificationMail } from '../auth-mails.ts'
import { provePassword } from '../proof/prove-password.ts'
import { enter } from './sign-in.ts'

/**
 * Verifies the account's address and gives it every guest order of that address. A link proves only the mailbox, not
 * who made the account, so it needs a session of the account or its password.
 * @throws {DomainError} `linkExpired`, `passwordNeeded`, `passwordIncorrect`, `tooManyTries`, `busy`
 */
export async function verifyEmail(
  ctx: Context,
  { token, password }: { token: string; password?: string | undefined },
): Promise<User> {
  const { em, actor } = ctx
  const owner = await em.findOne(User, { id: await subjectOf(ctx, 'verify-email', token) })
  if (!owner) throw new DomainError('linkExpired')
  if (actor.kind === 'client' && actor.user.id === owner.id) {
    return em.transactional(async (tx) => {
      const user = await noteVerified(tx, owner, token)
      await claimOrders(tx, user, null)
      return user
    })
  }
  if (!password) throw new DomainError('passwordNeeded')
  const proven = await provePassword(ctx, owner.email, password)
  if (!proven) throw fieldError('password', 'passwordIncorrect')
  return enter(ctx, proven, false, (tx) => noteVerified(tx, proven, token))
}

async function noteVerified(em: Em, user: User, token: string): Promise<User> {
  const emailVerifiedAt = user.emailVerifiedAt ?? clock.now()
  // Locks the user before their links, as every transaction does that ends them.
  await em.nativeUpdate(User, { id: user.id }, { emailVerifiedAt })
  await redeem(em, 'verify-email', token)
  return { ...user, emailVerifiedAt }
}

/** @throws {DomainError} `tooManyTries` */
export async function resendVerification({ em, limits, mail, actor, site }: ClientContext): Promise<void> {
  const { user } = actor
  if (user.emailVerifiedAt) return
  await countFewMails(limits, 'verify-email', user.email)
  await em.transactional((tx) => mail.add(tx, [verificationMail(user, site)]))
}
