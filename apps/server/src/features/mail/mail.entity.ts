import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MailStatus } from '@northword/contract/desk/desk-mails'
import type { LinkOrder } from '../links/link-purpose.ts'

/** An address for nodemailer. An object, since a name in a string could add a second address. */
export interface MailAddress {
  name: string
  address: string
  /** If it is the studio's: a mail goes from and to its present address. */
  inbox?: Inbox
}

/** An inbox of the studio that mails come from and notices go to. */
export type Inbox = 'hello' | 'orders'

/** A link to our page or elsewhere, or with a secret made at sending. Desk links need a studio with staff. */
export type MailLink = { label: string } & ({ path: string; isAtDesk?: true } | { url: string } | LinkOrder)

/** Content of a mail, rendered as text and as HTML. All plain text. */
export interface MailBody {
  heading: string
  paragraphs: readonly string[]
  /** Printed as a table. */
  facts?: [label: string, value: string][]
  /** The button below the facts. */
  action?: MailLink
  /** Paragraphs below the button. */
  closing?: readonly string[]
  links?: readonly MailLink[]
}

/** Content of a mail in the outbox. */
export interface KeptBody extends MailBody {
  /** Lines at its foot as it left. Missing: it has not left, or left before they were kept. */
  footer?: readonly string[]
}

/**
 * The outbox. `kept`: no SMTP server; `failed`: every try used up or refused for good; `cancelled`: by staff, before
 * it was sent; `gathered`: a notice that goes into a digest.
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
    /** The `emailKey` of the recipient, or of the client a notice is about. Null: only studio addresses. */
    emailKey: p.text().strictNullable().index('mails_email_key_index').hidden(),
    /** Erased with this order. */
    orderId: p.uuid().strictNullable().index('mails_order_id_index'),
    /** Subscriber for one-click unsubscription. Null: not a newsletter mail. */
    subscriberId: p.uuid().strictNullable().index('mails_subscriber_id_index'),
    /** Member who caused it. Null: not caused by a member. */
    staffId: p.uuid().strictNullable().index('mails_staff_id_index'),
    /** May be cancelled until then. Null: never. */
    heldUntil: p.datetime().strictNullable(),
    subject: p.text(),
    body: p.json<KeptBody>(),
    /** RFC 5322 Message-ID with its angle brackets; the same at every try. */
    messageId: p.text().unique('mails_message_id_unique'),
    status: p.text().$type<MailStatus>(),
    attempts: p.integer(),
    /** Failure of the latest try. Null after a success. */
    lastError: p.text().nullable(),
    /** The mail server's answer on acceptance. Null before. */
    answer: p.text().strictNullable(),
    createdAt: p.datetime().index('mails_created_at_index'),
    /** When the mail server accepted it, or when a digest listed it. */
    sentAt: p.datetime().nullable(),
  },
  indexes: [
    // The desk lists the latest mails of every state but the most frequent one.
    {
      name: 'mails_unsent_index',
      properties: ['status', 'createdAt'],
      where: `"status" <> 'sent'`,
    },
  ],
})
export type Mail = InferEntity<typeof Mail>

/** Condition: mails that may still leave. */
export const unsent = { status: { $in: ['queued', 'failed'] } } as const

/** Error stored before the last try: a process killed during it could not store it afterwards. */
export const interrupted = 'The server stopped while it was sending this mail.'

/** Condition: unsent mails about an order to this address. */
export const unsentTo = (address: string, orderId: string) => ({ orderId, to: { address }, ...unsent })
