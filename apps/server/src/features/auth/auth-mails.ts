import { accountMails } from '@northword/content/account-mails'
import { company } from '@northword/content/company'
import { senderName } from '@northword/content/mails'
import type { NewMail } from '../mail/new-mail.ts'
import type { User } from '../users/user.entity.ts'

/* Nothing that somebody typed goes into a mail to an address that nobody has proven: not even the name. */

/** The mail whose link proves that a mailbox belongs to the owner of the account. */
export const verificationMail = (user: User): NewMail =>
  mailTo(user, 'verify-email', accountMails.verification)

/** The mail whose link lets the owner choose a new password. */
export const resetMail = (user: Addressee): NewMail => mailTo(user, 'reset-password', accountMails.reset)

/** What somebody gets who asked for a new password with an address that has no account. */
export const noAccountMail = (address: string): NewMail => ({
  kind: 'no-account',
  from,
  to: { name: '', address },
  ...accountMails.noAccount,
})

/** Tells the owner that the password is another one now. */
export const passwordChangedMail = ({ email }: User): NewMail => ({
  kind: 'password-changed',
  from,
  to: { name: '', address: email },
  ...accountMails.passwordChanged,
})

/** Tells the owner that the account is not going to be deleted after all. */
export const accountKeptMail = ({ email }: User): NewMail => ({
  kind: 'account-kept',
  from,
  to: { name: '', address: email },
  ...accountMails.deletionRevoked,
})

type Addressee = Pick<User, 'id' | 'email'>

const from = { name: senderName, address: company.emails.hello }

function mailTo(
  { id, email }: Addressee,
  purpose: 'verify-email' | 'reset-password',
  { subject, body, action }: typeof accountMails.verification | typeof accountMails.reset,
): NewMail {
  const link = { purpose, subjectId: id, label: action }
  return { kind: purpose, from, to: { name: '', address: email }, subject, body: { ...body, action: link } }
}
