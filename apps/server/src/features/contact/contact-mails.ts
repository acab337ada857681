import { company } from '@northword/content/studio/company'
import { contactNotice, contactReceipt } from '@northword/content/mails/contact-mails'
import { senderName } from '@northword/content/mails/mails'
import { studioTime } from '@northword/content/studio/promised-time'
import type { NewMail } from '../mail/new-mail.ts'
import { openedAtDesk } from '../mail/open-at-desk.ts'
import type { ContactMessage } from './contact-message.entity.ts'

const studio = { name: senderName, address: company.emails.hello }

export const contactNoticeMail = ({ id, name, email, message, urgent }: ContactMessage): NewMail => ({
  kind: urgent ? 'urgent-notice' : 'contact-notice',
  from: studio,
  to: studio,
  replyTo: { name, address: email },
  ...openedAtDesk(contactNotice({ name, email, message, urgent }), `/messages/${id}`),
})

/** Receipt for the sender. Quotes nothing that was typed, as the address is unproven. */
export const contactReceiptMail = ({ email }: ContactMessage, answerBy: Date): NewMail => ({
  kind: 'contact-receipt',
  from: studio,
  to: { name: '', address: email },
  ...contactReceipt({ answerBy: studioTime(answerBy) }),
})
