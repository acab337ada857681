import { contactNotice, contactReceipt } from '@northword/content/mails/contact-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { studioTime } from '@northword/content/studio/promised-time'
import type { NewMail } from '../mail/new-mail.ts'
import { openedAtDesk } from '../mail/open-at-desk.ts'
import type { ContactMessage } from './contact-message.entity.ts'

export const contactNoticeMail = ({ id, name, email, message, urgent }: ContactMessage): NewMail => ({
  kind: urgent ? 'urgent-notice' : 'contact-notice',
  from: 'hello',
  to: 'hello',
  replyTo: { name, address: email },
  ...openedAtDesk(contactNotice({ name, email, message, urgent }), `/messages/${id}`),
})

/** Receipt for the sender. Quotes nothing that was typed, as the address is unproven. */
export const contactReceiptMail = (
  { email }: ContactMessage,
  answerBy: Date,
  site: SiteContent,
): NewMail => ({
  kind: 'contact-receipt',
  from: 'hello',
  to: { name: '', address: email },
  ...contactReceipt({ answerBy: studioTime(answerBy, site.company.timeZone) }, site),
})
