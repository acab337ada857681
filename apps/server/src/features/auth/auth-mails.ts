import { accountMails } from '@northword/content/mails/account-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { studioDay } from '@northword/content/studio/format-time'
import type { NewMail } from '../mail/new-mail.ts'
import type { LinkOrder } from '../links/link-purpose.ts'
import type { User } from '../people/user.entity.ts'

/* Mails to an unproven address hold nothing that somebody typed, not even the name: it could be spam. */

export const verificationMail = (user: User, site: SiteContent): NewMail =>
  mailTo(
    user,
    { kind: 'verify-email', purpose: 'verify-email' },
    accountMails.verification(site.company.brand),
  )

/** Verifies an address that the studio has given to an account. */
export const newAddressMail = (user: User, site: SiteContent): NewMail =>
  mailTo(user, { kind: 'verify-email', purpose: 'verify-email' }, accountMails.newAddress(site.company.brand))

export const emailChangedMail = ({ email }: User, site: SiteContent): NewMail =>
  told('email-changed', email, accountMails.emailChanged(site.company.brand))

/** Kinds of mail about an account, which go with it. */
export const accountKinds = [
  'verify-email',
  'reset-password',
  'sign-in',
  'password-ended',
  'password-changed',
  'account-deletion',
  'account-kept',
  'email-changed',
] as const

/** Purpose of a link that lets a mailbox's owner in without the password. */
export type LinkInPurpose = keyof typeof linkInMails
const linkInMails = { 'reset-password': accountMails.reset, 'sign-in': accountMails.signIn } as const

export const linkInMail = (purpose: LinkInPurpose, user: Addressee, site: SiteContent): NewMail =>
  mailTo(user, { kind: purpose, purpose }, linkInMails[purpose](site.company.brand))

/** Explains why the old password no longer works, with a link to set a new one. */
export const passwordEndedMail = (user: User, site: SiteContent): NewMail =>
  mailTo(
    user,
    { kind: 'password-ended', purpose: 'reset-password' },
    accountMails.passwordEnded(site.company.brand),
  )

export const noAccountMail = (address: string, site: SiteContent): NewMail =>
  told('no-account', address, accountMails.noAccount(site.company.brand))

export const passwordChangedMail = ({ email }: User, site: SiteContent): NewMail =>
  told('password-changed', email, accountMails.passwordChanged(site.company.brand))

export const accountDeletionMail = ({ email }: User, end: Date, { company }: SiteContent): NewMail =>
  told(
    'account-deletion',
    email,
    accountMails.deletionRequested(company.brand, studioDay(end, company.timeZone)),
  )

export const accountKeptMail = ({ email }: User, site: SiteContent): NewMail =>
  told('account-kept', email, accountMails.deletionRevoked(site.company.brand))

type Addressee = Pick<User, 'id' | 'email'>

type MailWithLink = ReturnType<typeof accountMails.verification>

function mailTo(
  { id, email }: Addressee,
  { kind, purpose }: Pick<NewMail, 'kind'> & Pick<LinkOrder, 'purpose'>,
  { subject, body, action }: MailWithLink,
): NewMail {
  const link = { purpose, subjectId: id, label: action }
  return told(kind, email, { subject, body: { ...body, action: link } })
}

const told = (kind: string, address: string, words: Pick<NewMail, 'subject' | 'body'>): NewMail => ({
  kind,
  from: 'hello',
  to: { name: '', address },
  ...words,
})
