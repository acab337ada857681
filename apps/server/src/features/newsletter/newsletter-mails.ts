import { company } from '@northword/content/company'
import { senderName } from '@northword/content/mails'
import { newsletterMails } from '@northword/content/newsletter-mails'
import type { NewMail } from '../mail/new-mail.ts'
import type { Subscriber } from './subscriber.entity.ts'

/** The mail whose link confirms the wish. */
export const confirmationMail = (subscriber: Subscriber): NewMail =>
  mailTo(subscriber, 'newsletter-confirmation', 'confirm-newsletter', newsletterMails.confirmation)

/** The first one that somebody gets who has confirmed. */
export const welcomeMail = (subscriber: Subscriber): NewMail =>
  mailTo(subscriber, 'newsletter-welcome', 'unsubscribe', newsletterMails.welcome)

/** What somebody gets who asks again. */
export const alreadySubscribedMail = (subscriber: Subscriber): NewMail =>
  mailTo(subscriber, 'newsletter-already', 'unsubscribe', newsletterMails.already)

function mailTo(
  { id, email }: Subscriber,
  kind: string,
  purpose: 'confirm-newsletter' | 'unsubscribe',
  { subject, body, action }: (typeof newsletterMails)[keyof typeof newsletterMails],
): NewMail {
  return {
    kind,
    from: { name: senderName, address: company.emails.hello },
    to: { name: '', address: email },
    // Puts the headers of one-click unsubscription on it.
    subscriberId: id,
    subject,
    body: { ...body, action: { purpose, subjectId: id, label: action } },
  }
}
