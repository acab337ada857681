import { company } from '@northword/content/company'
import { contactNotice, contactReceipt } from '@northword/content/contact-mails'
import { senderName } from '@northword/content/mails'
import { studioTime } from '@northword/content/studio-time'
import type { NewMail } from '../mail/new-mail.ts'
import { openedAtDesk } from '../mail/open-at-desk.ts'
import type { ContactMessage } from './contact-message.entity.ts'

const studio = { name: senderName, address: company.emails.hello }

/** Tells the studio of a message. */
export const contactNoticeMail = ({ id, name, email, message, urgent }: ContactMessage): NewMail => ({
  kind: urgent ? 'urgent-notice' : 'contact-notice',
  from: studio,
  to: studio,
  replyTo: { name, address: email },
  ...openedAtDesk(contactNotice({ name, email, message, urgent }), `/messages/${id}`),
})

/** Tells the sender that the message has arrived. The address is unproven, so the mail holds nothing that was typed. */
export const contactReceiptMail = ({ email }: ContactMessage, answerBy: Date): NewMail => ({
  kind: 'contact-receipt',
  from: studio,
  to: { name: '', address: email },
  ...contactReceipt({ answerBy: studioTime(answerBy) }),
})
