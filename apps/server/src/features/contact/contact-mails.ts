import { company } from '@northword/content/company'
import { contactNotice, contactReceipt } from '@northword/content/contact-mails'
import { senderName } from '@northword/content/mails'
import { studioTime } from '@northword/content/studio-time'
import type { NewMail } from '../mail/new-mail.ts'
import type { ContactMessage } from './contact-message.entity.ts'

/** The mails that a message brings: the notice to the studio and the receipt to its sender. */
export function contactMails({ name, email, message, urgent }: ContactMessage, answerBy: Date): NewMail[] {
  const studio = { name: senderName, address: company.emails.hello }
  return [
    {
      kind: 'contact-notice',
      from: studio,
      to: studio,
      replyTo: { name, address: email },
      ...contactNotice({ name, email, message, urgent }),
    },
    {
      kind: 'contact-receipt',
      from: studio,
      // Nobody has proven the address, so the mail carries nothing that the sender typed.
      to: { name: '', address: email },
      ...contactReceipt({ answerBy: studioTime(answerBy) }),
    },
  ]
}
