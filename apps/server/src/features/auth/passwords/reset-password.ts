import { raw } from '@mikro-orm/core'
import type { ForgotPasswordForm } from '@northword/contract/people/auth'
import { emailKey } from '../../../addresses/email-key.ts'
import { mailboxOf } from '../../../addresses/mailbox.ts'
import type { Context } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { redeem, subjectOf } from '../../links/redeem.ts'
import { addOrDrop, countFewMails, isWithin } from '../../mail/few-mails.ts'
import { User } from '../../people/user.entity.ts'
import { linkInMail, type LinkInPurpose, noAccountMail, passwordChangedMail } from '../auth-mails.ts'
import { endSessions } from '../sessions/sessions.ts'
import { enter } from '../sign-in/sign-in.ts'

/**
 * Mails a password link, or that there is no account. Answer, time and statements do not reveal which.
 * @throws {DomainError} `tooManyTries`
 */
export const forgotPassword = (ctx: Context, form: ForgotPasswordForm) =>
  mailLinkIn(ctx, 'reset-password', form)

/** As {@link forgotPassword}, for a link that signs in. No limit refuses the link. */
export const mailSignInLink = (ctx: Context, form: ForgotPasswordForm) => mailLinkIn(ctx, 'sign-in', form)

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
    const emailVerifiedAt = owner.emailVerifiedAt ?? clock.now()
    // Locks the user before their links, as every transaction does that ends them.
    const changed = await endSessions(tx, owner, { passwordHash, emailVerifiedAt })
    if (!changed) throw new DomainError('linkExpired')
    await redeem(tx, 'reset-password', token)
    await guesses.forget(tx, owner.emailKey)
    await mail.add(tx, [passwordChangedMail(owner, site)])
    return changed
  })
}

/** Other spellings of an address count apart: nobody uses up the links of its owner without mailing them. */
async function mailLinkIn(ctx: Context, purpose: LinkInPurpose, { email }: ForgotPasswordForm) {
  const { em, limits, site } = ctx
  await limits.countAddress('linkAddress', `${purpose} ${emailKey(email)}`)
  // A plain row: creating an entity takes time, which would reveal that there is an account.
  const user = await em
    .createQueryBuilder(User)
    .select(['id', 'email', raw('email_verified_at is not null as "isProven"')])
    .where({ emailKey: emailKey(email) })
    .execute<(Pick<User, 'id' | 'email'> & { isProven: boolean }) | undefined>('get', false)
  const told = user ? linkInMail(purpose, user, site) : noAccountMail(email, site)
  const isFew = await isWithin(
    user
      ? limits.countAddress('linkAddress', `${purpose} to ${mailboxOf(email)}`)
      : countFewMails(limits, 'no-account', email),
  )
  await addOrDrop(ctx, told, isFew || user?.isProven === true)
}
