import type { SiteContent } from '@northword/contract/content/site-content'
import { v7 as uuid } from 'uuid'
import { emailKey } from '../../addresses/email-key.ts'
import type { Inbox, KeptBody, Mail, MailAddress, MailBody } from './mail.entity.ts'

/** Sender or recipient of a mail. */
type Party = Inbox | MailAddress

export interface NewMail {
  /** Such as `order-confirmation`; the desk shows it. */
  kind: string
  from: Party
  to: Party
  /** The client, on a notice about them. */
  replyTo?: MailAddress
  /** Erased with this order. */
  orderId?: string
  /** Subscriber for one-click unsubscription (RFC 8058). */
  subscriberId?: string
  subject: string
  body: MailBody
}

/** The outbox row of a mail. Puts header values on one line and fixes the Message-ID for every try. */
export function mailRow(mail: NewMail, createdAt: Date, site: SiteContent): Mail {
  const { kind, replyTo, orderId = null, subscriberId = null, subject, body } = mail
  const id = uuid()
  const from = presentAddress(mail.from, site)
  const to = presentAddress(mail.to, site)
  return {
    id,
    kind,
    from: addressOnOneLine(from),
    to: addressOnOneLine(to),
    // The client of an order may have no address.
    replyTo: replyTo?.address ? addressOnOneLine(replyTo) : null,
    emailKey: keyOfOwner([to, replyTo], site),
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

/** Message-ID of an order's thread, which no mail has itself; null for mails about no order or several. */
export const threadOf = ({ orderId, from }: Pick<Mail, 'orderId' | 'from'>): string | null =>
  orderId && `<order.${orderId}@${domainOf(from)}>`

const domainOf = ({ address }: MailAddress) => address.slice(address.lastIndexOf('@') + 1)

/** A mail to send once more, at whose foot the studio of then stands. */
export const copyOf = ({ kind, from, to, replyTo, orderId, subscriberId, subject, body }: Mail) => ({
  kind,
  from,
  to,
  ...(replyTo && { replyTo }),
  ...(orderId && { orderId }),
  ...(subscriberId && { subscriberId }),
  subject,
  body: withoutFooter(body),
})

function withoutFooter(body: KeptBody): MailBody {
  const { footer: _, ...written } = body
  return written
}

/** The address to use now. An inbox has the studio's present name and address, whatever a mail's row says. */
export function presentAddress(party: Party, site: SiteContent): MailAddress {
  if (typeof party === 'string') return inboxOf(site, party)
  return party.inbox ? inboxOf(site, party.inbox) : party
}

const inboxOf = ({ company }: SiteContent, inbox: Inbox): MailAddress => ({
  name: company.brand,
  address: company.emails[inbox],
  inbox,
})

/** Studio addresses own no mail: erasing an account with one must not delete the mails of others. */
function keyOfOwner(people: (MailAddress | undefined)[], { company }: SiteContent): string | null {
  const studioKeys = new Set(Object.values(company.emails).map(emailKey))
  const keys = people.map((person) => person?.address && emailKey(person.address))
  return keys.find((key) => key && !studioKeys.has(key)) ?? null
}

const addressOnOneLine = ({ name, address, ...rest }: MailAddress): MailAddress => ({
  ...rest,
  name: onOneLine(name),
  address: onOneLine(address),
})

/**
 * Replaces line breaks and control characters, which could add a header. Also breaks up `=?`, since mail programs
 * decode an encoded word with its line breaks.
 */
const onOneLine = (value: string) =>
  value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
