import { type ContactAnswer, type ContactForm, isUrgent } from '@northword/contract/contact'
import { company } from '@northword/content/company'
import { contactMessages } from '@northword/contract/messages'
import { v7 as uuid } from 'uuid'
import { afterBusinessHours } from '../../business-hours.ts'
import { emailKey } from '../../email-key.ts'
import type { Context } from '../../doors/context.ts'
import { clock } from '../../time/clock.ts'
import { mayMail } from '../mail/few-mails.ts'
import { provenKey } from '../people/user.entity.ts'
import { contactNoticeMail, contactReceiptMail } from './inbox-mails.ts'
import { ContactMessage } from './contact-message.entity.ts'

/**
 * Stores a message and mails it to the studio in one transaction, with a receipt to the sender unless their address
 * has had as many as it may.
 * @throws {DomainError} `tooManyTries`
 */
export async function sendMessage(
  { em, mail, limits, actor }: Pick<Context, 'em' | 'mail' | 'limits' | 'actor'>,
  { name, email, message }: ContactForm,
): Promise<ContactAnswer> {
  const key = emailKey(email)
  await limits.countAddress('contactAddress', key)
  const createdAt = clock.now()
  const answerBy = afterBusinessHours(createdAt, company.answerWithinHours.most)
  const stored: ContactMessage = {
    id: uuid(),
    name,
    email,
    emailKey: key,
    message,
    urgent: isUrgent(message),
    answerBy,
    answeredAt: null,
    createdAt,
  }
  const proven = actor.kind === 'client' ? provenKey(actor.user) : null
  const receipts = (await mayMail(limits, 'contact-receipt', email, proven))
    ? [contactReceiptMail(stored, answerBy)]
    : []
  await em.transactional(async (tx) => {
    await tx.insert(ContactMessage, stored)
    await mail.add(tx, [contactNoticeMail(stored), ...receipts])
  })
  return { message: contactMessages.sent, answerBy: answerBy.toISOString() }
}
