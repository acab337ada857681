import type { SignInForm } from '@northword/contract/people/auth'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { claimableBy, claimOrders } from '../../orders/change/claim-orders.ts'
import { mayMail } from '../../mail/few-mails.ts'
import { provenKey, User } from '../../people/user.entity.ts'
import { provePassword } from '../proof/prove-password.ts'
import { accountKeptMail } from '../auth-mails.ts'
import { beginSession, keepSession } from '../sessions/sessions.ts'

/** `isAccountKept`: signing in revoked the deletion of the account. */
export interface SignInOutcome {
  user: User
  isAccountKept: boolean
}

export async function signIn(
  ctx: Context,
  { email, password, rememberMe }: SignInForm,
): Promise<SignInOutcome> {
  const user = await provePassword(ctx, email, password)
  if (!user) throw new DomainError('wrongCredentials')
  return { user: await enter(ctx, user, rememberMe), isAccountKept: user.deletionRequestedAt !== null }
}

/**
 * Signs in a user whose identity is proven: begins a session, claims their orders and revokes a requested deletion.
 * If all sessions were ended since `user` was read, the new session is not valid.
 * @throws {DomainError} `wrongCredentials`, with `andThen` `linkExpired`, if the account was erased since
 * @param andThen runs in the same transaction before the session begins, and returns the user as they are then
 */
export async function enter(
  ctx: Context,
  user: User,
  rememberMe: boolean,
  andThen?: (em: Em) => Promise<User>,
): Promise<User> {
  const { em, actor, browser, mail, limits, site } = ctx
  const isMailed =
    user.deletionRequestedAt !== null && (await mayMail(limits, 'account-kept', user.email, provenKey(user)))
  const admit = async (tx: Em) => {
    const entered = (await andThen?.(tx)) ?? user
    const { id, deletionRequestedAt } = entered
    if (deletionRequestedAt) {
      // Its erasure may have ended since it was read.
      const isThere = (await tx.nativeUpdate(User, { id }, { deletionRequestedAt: null })) > 0
      if (!isThere) throw new DomainError(andThen ? 'linkExpired' : 'wrongCredentials')
      if (isMailed) await mail.add(tx, [accountKeptMail(entered, site)])
    }
    await claimOrders(tx, entered, actor.claimHash)
    return beginSession({ em: tx, browser }, entered, rememberMe)
  }
  // A session alone is one statement. A transaction would add two.
  const isAlone = !andThen && !user.deletionRequestedAt && !claimableBy(user, actor.claimHash)
  const begun = await (isAlone ? admit(em) : em.transactional(admit))
  keepSession(browser, begun)
  return begun.user
}
