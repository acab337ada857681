import type { SiteContent } from '@northword/contract/content/site-content'
import { newsletterMails } from '@northword/content/mails/newsletter-mails'
import type { NewMail } from '../mail/new-mail.ts'
import type { Subscriber } from './subscriber.entity.ts'

export function confirmationMail(subscriber: Subscriber, site: SiteContent): NewMail {
  const { subject, body, confirm } = newsletterMails.confirmation(site.company.brand)
  const action = { purpose: 'confirm-newsletter', subjectId: subscriber.id, label: confirm } as const
  return { ...mailTo(subscriber), kind: 'newsletter-confirmation', subject, body: { ...body, action } }
}

export const welcomeMail = (subscriber: Subscriber, site: SiteContent): NewMail => ({
  ...mailTo(subscriber),
  kind: 'newsletter-welcome',
  ...withUnsubscribing(subscriber, newsletterMails.welcome(site.company.brand)),
})

/** Answer to a confirmed subscriber who subscribes again. */
export const alreadySubscribedMail = (subscriber: Subscriber, site: SiteContent): NewMail => ({
  ...mailTo(subscriber),
  kind: 'newsletter-already',
  ...withUnsubscribing(subscriber, newsletterMails.already(site.company.brand)),
})

const mailTo = ({ id, email }: Subscriber): Pick<NewMail, 'from' | 'to' | 'subscriberId'> => ({
  from: 'hello',
  to: { name: '', address: email },
  // Adds the headers of one-click unsubscription.
  subscriberId: id,
})

type ToSubscribers = ReturnType<typeof newsletterMails.welcome | typeof newsletterMails.already>

function withUnsubscribing({ id }: Subscriber, { subject, body, unsubscribe }: ToSubscribers) {
  const link = { purpose: 'unsubscribe', subjectId: id, label: unsubscribe } as const
  return { subject, body: { ...body, links: [link] } }
}
