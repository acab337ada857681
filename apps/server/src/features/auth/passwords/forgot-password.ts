import type { ForgotPasswordForm } from '@northword/contract/people/auth'
import { emailKey } from '../../../addresses/email-key.ts'
import type { Context } from '../../../doors/context.ts'
import { mailboxOf } from '../../../addresses/mailbox.ts'
import { User } from '../../people/user.entity.ts'
import { linkInMail, type LinkInPurpose, noAccountMail } from '../auth-mails.ts'

/**
 * Mails a password link, or that there is no account. Answer, time and statements do not reveal which.
 * @throws {DomainError} `tooManyTries`
 */
export const forgotPassword = (ctx: Context, form: ForgotPasswordForm) =>
  mailLinkIn(ctx, 'reset-password', form)

/** As {@link forgotPassword}, for a link that signs in. No limit refuses the link. */
export const mailSignInLink = (ctx: Context, form: ForgotPasswordForm) => mailLinkIn(ctx, 'sign-in', form)

async function mailLinkIn(ctx: Context, purpose: LinkInPurpose, { email }: ForgotPasswordForm) {
  const { em, limits, mail, site } = ctx
  await limits.countAddress('linkAddress', `${purpose} ${mailboxOf(email)}`)
  // A plain row: creating an entity takes time, which would reveal that there is an account.
  const user = await em
    .createQueryBuilder(User)
    .select(['id', 'email'])
    .where({ emailKey: emailKey(email) })
    .execute<Pick<User, 'id' | 'email'> | undefined>('get', false)
  const told = user ? linkInMail(purpose, user, site) : noAccountMail(email, site)
  await em.transactional((tx) => mail.add(tx, [told]))
}
