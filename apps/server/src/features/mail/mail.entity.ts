import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MailStatus } from '@northword/contract/desk-mails'
import type { LinkOrder } from '../links/link-purpose.ts'

/** An address as nodemailer takes it: an object, because a name in a string could add a second address. */
export interface MailAddress {
  name: string
  address: string
}

/**
 * A link to one of our pages, one whose secret is made when the mail is sent and stored nowhere, or the address of a
 * page elsewhere. One to the desk is left out where nobody works there.
 */
export type MailLink = { label: string } & ({ path: string; isAtDesk?: true } | { url: string } | LinkOrder)

/** The content of a mail, from which both its text and its HTML are made. All of it is plain text. */
export interface MailBody {
  heading: string
  paragraphs: readonly string[]
  /** Label and value, printed as a table. */
  facts?: [label: string, value: string][]
  /** The button, after the facts. */
  action?: MailLink
  /** Paragraphs at the end. */
  closing?: readonly string[]
  /** Small links in the foot. */
  links?: readonly MailLink[]
}

/**
 * The outbox: every mail that the studio has to send or has sent. `kept` means that no SMTP server is configured;
 * `failed`, that every try was used up or that the mail server refused it for good; `cancelled`, that somebody at the
 * desk took it back before it was sent; `gathered`, that it is one notice of many, told of in a mail for all.
 */
export const Mail = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(),
    from: p.json<MailAddress>(),
    to: p.json<MailAddress>(),
    replyTo: p.json<MailAddress>().nullable(),
    /** The `emailKey` of the person that it goes to, or that it tells the studio about; null where there is none. */
    emailKey: p.text().strictNullable().index('mails_email_key_index').hidden(),
    /** The order that it is about; it is erased with the order. */
    orderId: p.uuid().strictNullable().index('mails_order_id_index'),
    /** The subscriber who may unsubscribe by one click; null where the mail is not a newsletter's. */
    subscriberId: p.uuid().strictNullable(),
    /** Who at the desk caused it; null where nobody there did. */
    staffId: p.uuid().strictNullable().index('mails_staff_id_index'),
    /** Until then the desk may cancel it; null where nobody may. */
    heldUntil: p.datetime().strictNullable(),
    subject: p.text(),
    body: p.json<MailBody>(),
    /** RFC 5322 Message-ID with its angle brackets; the same at every try. */
    messageId: p.text().unique('mails_message_id_unique'),
    status: p.text().$type<MailStatus>(),
    /** How many tries to send it have begun. */
    attempts: p.integer(),
    /** Why the latest try did not succeed; null once one has. */
    lastError: p.text().nullable(),
    /** What the mail server said as it accepted the mail; null before. */
    answer: p.text().strictNullable(),
    createdAt: p.datetime().index('mails_created_at_index'),
    /** When its server accepted it, or when the mail for all told of it. */
    sentAt: p.datetime().nullable(),
  },
  indexes: [
    // The desk looks for the latest mails in every state but the most frequent one.
    {
      name: 'mails_unsent_index',
      properties: ['status', 'createdAt'],
      where: `"status" <> 'sent'`,
    },
  ],
})
export type Mail = InferEntity<typeof Mail>
