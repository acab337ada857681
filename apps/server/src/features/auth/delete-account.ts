import { deletedAccountDays } from '@northword/contract/people/retention'
import type { ClientContext } from '../../doors/context.ts'
import { fieldError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { mayMail } from '../mail/few-mails.ts'
import { erasedAt } from '../people/erase-accounts.ts'
import { provenKey } from '../people/user.entity.ts'
import { accountDeletionMail } from './auth-mails.ts'
import { provePassword } from './proof/prove-password.ts'
import { endSessions } from './sessions/sessions.ts'

/**
 * Marks the account for deletion and signs its owner out everywhere. Signing in within the grace period revokes that;
 * afterwards the account is erased.
 * @returns when it will be erased, ISO 8601
 * @throws {DomainError} `passwordIncorrect`, `tooManyTries`, `busy`
 */
export async function deleteAccount(
  ctx: ClientContext,
  password: string,
): Promise<{ erasedAt: string; graceDays: number }> {
  const { em, mail, limits, browser, site } = ctx
  const { user } = ctx.actor
  const proven = await provePassword(ctx, user.email, password)
  if (!proven) throw fieldError('password', 'passwordIncorrect')
  const deletionRequestedAt = clock.now()
  const end = erasedAt(deletionRequestedAt)
  const isMailed = await mayMail(limits, 'account-deletion', user.email, provenKey(user))
  await em.transactional(async (tx) => {
    if (!(await endSessions(tx, proven, { deletionRequestedAt })))
      throw fieldError('password', 'passwordIncorrect')
    if (isMailed) await mail.add(tx, [accountDeletionMail(user, end, site)])
  })
  browser.forget('session')
  return { erasedAt: end.toISOString(), graceDays: deletedAccountDays }
}
