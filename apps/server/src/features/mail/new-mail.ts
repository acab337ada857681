import { company } from '@northword/content/company'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../email-key.ts'
import type { Mail, MailAddress, MailBody } from './mail.entity.ts'

/** A mail that a feature wants to be sent. */
export interface NewMail {
  /** Such as `order-confirmation`, for the desk. */
  kind: string
  from: MailAddress
  to: MailAddress
  /** The client, on a mail that tells the studio about them. */
  replyTo?: MailAddress
  /** The order that it is about; it is erased with the order. */
  orderId?: string
  /** The subscriber who may unsubscribe by one click (RFC 8058). */
  subscriberId?: string
  subject: string
  body: MailBody
}

/** Makes the outbox row of a mail: header values on one line each, and its Message-ID for every try. */
export function mailRow(mail: NewMail, createdAt: Date): Mail {
  const { kind, from, to, replyTo, orderId = null, subscriberId = null, subject, body } = mail
  const id = uuid()
  return {
    id,
    kind,
    from: addressOnOneLine(from),
    to: addressOnOneLine(to),
    replyTo: replyTo ? addressOnOneLine(replyTo) : null,
    emailKey: keyOfOwner(mail),
    orderId,
    subscriberId,
    staffId: null,
    heldUntil: null,
    subject: onOneLine(subject),
    body,
    messageId: `<${id}@${domainOf(from)}>`,
    status: 'queued',
    attempts: 0,
    lastError: null,
    answer: null,
    createdAt,
    sentAt: null,
  }
}

/**
 * The Message-ID to which all mails about an order refer, so that mail programs show them as one conversation. No mail
 * has it itself: none of them has to come first. Null where a mail is about no order, or about several.
 */
export const threadOf = ({ orderId, from }: Pick<Mail, 'orderId' | 'from'>): string | null =>
  orderId && `<order.${orderId}@${domainOf(from)}>`

const domainOf = ({ address }: MailAddress) => address.slice(address.lastIndexOf('@') + 1)

/** A mail that was written before, to be sent once more. */
export const copyOf = ({ kind, from, to, replyTo, orderId, subscriberId, subject, body }: Mail): NewMail => ({
  kind,
  from,
  to,
  ...(replyTo && { replyTo }),
  ...(orderId && { orderId }),
  ...(subscriberId && { subscriberId }),
  subject,
  body,
})

/** A studio address owns no mail: erasing an account with one must not delete the mails of others. */
function keyOfOwner({ to, replyTo }: NewMail): string | null {
  const owner = [to.address, replyTo?.address].find(
    (address) => address && !studioKeys.has(emailKey(address)),
  )
  return owner ? emailKey(owner) : null
}

const studioKeys = new Set(Object.values(company.emails).map(emailKey))

const addressOnOneLine = ({ name, address }: MailAddress): MailAddress => ({
  name: onOneLine(name),
  address: onOneLine(address),
})

/**
 * Replaces line breaks and other control characters, which could end a header and begin another, and breaks up the signs
 * with which an encoded word begins: a mail program would read out what it holds, line breaks too.
 */
const onOneLine = (value: string) =>
  value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
