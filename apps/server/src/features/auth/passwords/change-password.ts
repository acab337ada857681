import type { ClientContext } from '../../../doors/context.ts'
import { fieldError } from '../../../errors/domain-error.ts'
import { mayMail } from '../../mail/few-mails.ts'
import { provenKey } from '../../people/user.entity.ts'
import { endLinks } from '../../links/redeem.ts'
import { passwordChangedMail } from '../auth-mails.ts'
import { provePassword } from '../proof/prove-password.ts'
import { beginSession, endSessions, keepSession } from '../sessions/sessions.ts'

/**
 * Changes a password, given the present one. Ends every session and mailed link, and begins a session here.
 * @throws {DomainError} `passwordIncorrect`, `tooManyTries`, `busy`
 */
export async function changePassword(
  ctx: ClientContext,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const { em, passwords, mail, limits, browser, site } = ctx
  const { user, session } = ctx.actor
  const proven = await provePassword(ctx, user.email, currentPassword)
  if (!proven) throw fieldError('currentPassword', 'passwordIncorrect')
  const passwordHash = await passwords.hash(password, { network: ctx.actor.network, account: user.emailKey })
  const isMailed = await mayMail(limits, 'password-changed', user.email, provenKey(user))
  const begun = await em.transactional(async (tx) => {
    const changed = await endSessions(tx, proven, { passwordHash })
    if (!changed) throw fieldError('currentPassword', 'passwordIncorrect')
    await endLinks(tx, 'reset-password', user.id)
    if (isMailed) await mail.add(tx, [passwordChangedMail(user, site)])
    return beginSession({ em: tx, browser }, changed, session.remembered)
  })
  keepSession(browser, begun)
}
