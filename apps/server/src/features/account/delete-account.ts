import { accountMails } from '@northword/content/account-mails'
import { company } from '@northword/content/company'
import { senderName } from '@northword/content/mails'
import { studioDay } from '@northword/content/studio-time'
import { deletionGraceDays } from '@northword/contract/account'
import type { ClientContext } from '../../doors/context.ts'
import { provePassword } from '../auth/prove-password.ts'
import { endSessions } from '../auth/sessions.ts'
import { passwordIncorrect } from '../auth/verify-email.ts'
import { mayMail } from '../mail/few-mails.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { provenKey, type User } from '../people/user.entity.ts'
import { erasedAt } from './erase-accounts.ts'

/**
 * Notes the wish to have the account deleted and signs its owner out everywhere. Signing in within the
 * grace period takes the wish back; after it the account is erased.
 * @returns when, ISO 8601
 * @throws {DomainError} `passwordIncorrect`, `tooManyTries`, `busy`
 */
export async function deleteAccount(
  ctx: ClientContext,
  password: string,
): Promise<{ erasedAt: string; graceDays: number }> {
  const { em, mail, limits, browser } = ctx
  const { user } = ctx.actor
  const proven = await provePassword(ctx, user.email, password)
  if (!proven) throw passwordIncorrect()
  const deletionRequestedAt = new Date()
  const end = erasedAt(deletionRequestedAt)
  const isMailed = await mayMail(limits, 'account-deletion', user.email, provenKey(user))
  await em.transactional(async (tx) => {
    if (!(await endSessions(tx, proven, { deletionRequestedAt }))) throw passwordIncorrect()
    if (isMailed) await mail.add(tx, [deletionMail(user, end)])
  })
  browser.forget('session')
  return { erasedAt: end.toISOString(), graceDays: deletionGraceDays }
}

function deletionMail({ email }: User, end: Date): NewMail {
  const { subject, body } = accountMails.deletionRequested
  return {
    kind: 'account-deletion',
    from: { name: senderName, address: company.emails.hello },
    to: { name: '', address: email },
    subject,
    body: body(studioDay(end)),
  }
}
