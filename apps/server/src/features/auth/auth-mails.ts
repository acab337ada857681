import { accountMails } from '@northword/content/mails/account-mails'
import { company } from '@northword/content/studio/company'
import { senderName } from '@northword/content/mails/mails'
import { studioDay } from '@northword/content/studio/format-time'
import type { NewMail } from '../mail/new-mail.ts'
import type { LinkOrder } from '../links/link-purpose.ts'
import type { User } from '../people/user.entity.ts'

/* Mails to an unproven address hold nothing that somebody typed, not even the name: it could be spam. */

export const verificationMail = (user: User): NewMail =>
  mailTo(user, { kind: 'verify-email', purpose: 'verify-email' }, accountMails.verification)

/** Kinds of mail about an account, which go with it. */
export const accountKinds = [
  'verify-email',
  'reset-password',
  'sign-in',
  'password-ended',
  'password-changed',
  'account-deletion',
  'account-kept',
] as const

/** Purpose of a link that lets a mailbox's owner in without the password. */
export type LinkInPurpose = keyof typeof linkInMails
const linkInMails = { 'reset-password': accountMails.reset, 'sign-in': accountMails.signIn } as const

export const linkInMail = (purpose: LinkInPurpose, user: Addressee): NewMail =>
  mailTo(user, { kind: purpose, purpose }, linkInMails[purpose])

/** Explains why the old password no longer works, with a link to set a new one. */
export const passwordEndedMail = (user: User): NewMail =>
  mailTo(user, { kind: 'password-ended', purpose: 'reset-password' }, accountMails.passwordEnded)

export const noAccountMail = (address: string): NewMail => ({
  kind: 'no-account',
  from,
  to: { name: '', address },
  ...accountMails.noAccount,
})

export const passwordChangedMail = ({ email }: User): NewMail => ({
  kind: 'password-changed',
  from,
  to: { name: '', address: email },
  ...accountMails.passwordChanged,
})

export function accountDeletionMail({ email }: User, end: Date): NewMail {
  const { subject, body } = accountMails.deletionRequested
  return {
    kind: 'account-deletion',
    from,
    to: { name: '', address: email },
    subject,
    body: body(studioDay(end)),
  }
}

export const accountKeptMail = ({ email }: User): NewMail => ({
  kind: 'account-kept',
  from,
  to: { name: '', address: email },
  ...accountMails.deletionRevoked,
})

type Addressee = Pick<User, 'id' | 'email'>

const from = { name: senderName, address: company.emails.hello }

type MailWithLink = Extract<(typeof accountMails)[keyof typeof accountMails], { action: string }>

function mailTo(
  { id, email }: Addressee,
  { kind, purpose }: Pick<NewMail, 'kind'> & Pick<LinkOrder, 'purpose'>,
  { subject, body, action }: MailWithLink,
): NewMail {
  const link = { purpose, subjectId: id, label: action }
  return { kind, from, to: { name: '', address: email }, subject, body: { ...body, action: link } }
}
