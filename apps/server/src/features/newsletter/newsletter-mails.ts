import { company } from '@northword/content/studio/company'
import { senderName } from '@northword/content/mails/mails'
import { newsletterMails } from '@northword/content/mails/newsletter-mails'
import type { NewMail } from '../mail/new-mail.ts'
import type { Subscriber } from './subscriber.entity.ts'

export function confirmationMail(subscriber: Subscriber): NewMail {
  const { subject, body, confirm } = newsletterMails.confirmation
  const action = { purpose: 'confirm-newsletter', subjectId: subscriber.id, label: confirm } as const
  return { ...mailTo(subscriber), kind: 'newsletter-confirmation', subject, body: { ...body, action } }
}

export const welcomeMail = (subscriber: Subscriber): NewMail => ({
  ...mailTo(subscriber),
  kind: 'newsletter-welcome',
  ...withUnsubscribing(subscriber, newsletterMails.welcome),
})

/** Answer to a confirmed subscriber who subscribes again. */
export const alreadySubscribedMail = (subscriber: Subscriber): NewMail => ({
  ...mailTo(subscriber),
  kind: 'newsletter-already',
  ...withUnsubscribing(subscriber, newsletterMails.already),
})

const mailTo = ({ id, email }: Subscriber) => ({
  from: { name: senderName, address: company.emails.hello },
  to: { name: '', address: email },
  // Adds the headers of one-click unsubscription.
  subscriberId: id,
})

type ToSubscribers = typeof newsletterMails.welcome | typeof newsletterMails.already

function withUnsubscribing({ id }: Subscriber, { subject, body, unsubscribe }: ToSubscribers) {
  const link = { purpose: 'unsubscribe', subjectId: id, label: unsubscribe } as const
  return { subject, body: { ...body, links: [link] } }
}
