import type { ForgotPasswordForm } from '@northword/contract/auth'
import { emailKey } from '../../email-key.ts'
import type { Context } from '../../doors/context.ts'
import { mailboxOf } from '../../mailbox.ts'
import { User } from '../people/user.entity.ts'
import { linkInMail, type LinkInPurpose, noAccountMail } from './auth-mails.ts'

/**
 * Mails a link to a new password, or the word that there is no such account: by answer, time and statements
 * the two are the same.
 * @throws {DomainError} `tooManyTries`
 */
export const forgotPassword = (ctx: Context, form: ForgotPasswordForm) =>
  mailLinkIn(ctx, 'reset-password', form)

/** As {@link forgotPassword}; the link signs in, whatever limits say. */
export const mailSignInLink = (ctx: Context, form: ForgotPasswordForm) => mailLinkIn(ctx, 'sign-in', form)

async function mailLinkIn(ctx: Context, purpose: LinkInPurpose, { email }: ForgotPasswordForm) {
  const { em, limits, mail } = ctx
  await limits.countAddress('linkAddress', `${purpose} ${mailboxOf(email)}`)
  // As a plain row: to make an entity of it would take time that tells that there is one.
  const user = await em
    .createQueryBuilder(User)
    .select(['id', 'email'])
    .where({ emailKey: emailKey(email) })
    .execute<Pick<User, 'id' | 'email'> | undefined>('get', false)
  await em.transactional((tx) => mail.add(tx, [user ? linkInMail(purpose, user) : noAccountMail(email)]))
}
