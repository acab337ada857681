import {
  type ContactAnswer,
  type ContactForm,
  contactForm,
  isUrgent,
  type SendMessageInput,
} from '@northword/contract/site/contact'
import type { SiteContent } from '@northword/contract/content/site-content'
import { contactMessages } from '@northword/contract/messages'
import { v7 as uuid } from 'uuid'
import { contactNotice, contactReceipt } from '@northword/content/mails/contact-mails'
import { studioTime } from '@northword/content/studio/promised-time'
import { afterBusinessHours } from '../../time/business-hours.ts'
import { emailKey } from '../../addresses/email-key.ts'
import type { Context } from '../../doors/context.ts'
import { clock } from '../../time/clock.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { storedKey } from '../../secrets/stored-key.ts'
import { mayMail, takeBackMail } from '../mail/few-mails.ts'
import { provenKey } from '../people/user.entity.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { openedAtDesk } from '../mail/open-at-desk.ts'
import { ContactMessage } from './contact-message.entity.ts'

type Sending = Pick<Context, 'em' | 'mail' | 'limits' | 'actor' | 'site'>

/**
 * Stores a message once per key of its sender and mails it to the studio. The sender gets a receipt unless over the
 * limit.
 * @throws {DomainError} `tooManyTries`, `messageKeyReused`
 */
export async function sendMessage(ctx: Sending, input: SendMessageInput): Promise<ContactAnswer> {
  const { em, mail, limits, actor, site } = ctx
  const sent = newMessage(input, ctx)
  const earlier = await sentBefore(em, sent)
  if (earlier) return answerTo(earlier, site)
  await limits.countNetwork('contactNetwork', actor)
  const proven = actor.kind === 'client' ? provenKey(actor.user) : null
  // Strangers who type a client's address do not use up the client's own tries.
  if (proven !== sent.emailKey) await limits.countAddress('contactAddress', sent.emailKey)
  const receipt = ['contact-receipt', sent.email, proven] as const
  const receipts = (await mayMail(limits, ...receipt)) ? [contactReceiptMail(sent, sent.answerBy, site)] : []
  const isStored = await em.transactional(async (tx) => {
    const insert = tx.createQueryBuilder(ContactMessage).insert(sent).onConflict().ignore().returning('id')
    const stored = await insert.execute<{ id: string }[]>('all')
    if (stored.length === 0) return false
    await mail.add(tx, [contactNoticeMail(sent), ...receipts])
    return true
  })
  if (isStored) return answerTo(sent, site)
  // The same message, sent twice at once.
  if (receipts.length > 0) await takeBackMail(limits, ...receipt)
  const first = await sentBefore(em, sent)
  if (!first) throw new DomainError('unexpected')
  return answerTo(first, site)
}

function newMessage(
  { idempotencyKey, ...typed }: SendMessageInput,
  { actor, site }: Pick<Sending, 'actor' | 'site'>,
): ContactMessage & { answerBy: Date } & Pick<ContactMessage, keyof ContactForm> {
  const { email, message } = typed
  const sender = actor.kind === 'client' ? actor.user.id : emailKey(email)
  const createdAt = clock.now()
  return {
    ...typed,
    id: uuid(),
    emailKey: emailKey(email),
    idempotencyKey: idempotencyKey === undefined ? null : storedKey(idempotencyKey, sender),
    urgent: isUrgent(message),
    answerBy: afterBusinessHours(createdAt, site.company.answerWithinHours.most, site),
    answeredAt: null,
    createdAt,
  }
}

/** The earlier message with this key. @throws {DomainError} `messageKeyReused` if it differs */
async function sentBefore(
  em: Em,
  { idempotencyKey, ...sent }: ContactMessage,
): Promise<ContactMessage | null> {
  if (idempotencyKey === null) return null
  const earlier = await em.fork().findOne(ContactMessage, { idempotencyKey })
  const isSame = contactForm.keyof().options.every((part) => earlier?.[part] === sent[part])
  if (earlier && !isSame) throw new DomainError('messageKeyReused')
  return earlier
}

const answerTo = ({ answerBy }: ContactMessage, { answerWithin }: SiteContent): ContactAnswer => ({
  message: contactMessages.sent(answerWithin),
  answerBy: (answerBy ?? clock.now()).toISOString(),
})

const contactNoticeMail = ({ id, urgent, ...sent }: ContactMessage): NewMail => ({
  kind: urgent ? 'urgent-notice' : 'contact-notice',
  from: 'hello',
  to: 'hello',
  replyTo: { name: sent.name, address: sent.email },
  ...openedAtDesk(contactNotice(sent, urgent), `/messages/${id}`),
})

/** Receipt for the sender. Quotes nothing that was typed, as the address is unproven. */
const contactReceiptMail = ({ email }: ContactMessage, answerBy: Date, site: SiteContent): NewMail => ({
  kind: 'contact-receipt',
  from: 'hello',
  to: { name: '', address: email },
  ...contactReceipt({ answerBy: studioTime(answerBy, site.company.timeZone) }, site),
})
