import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** An address as nodemailer takes it: an object, never a joined string, so that no name can smuggle in a second one. */
export interface MailAddress {
  name: string
  address: string
}

/** The content of a mail, from which both its text and its HTML are made. All of it is plain text. */
export interface MailBody {
  heading: string
  paragraphs: string[]
  /** Label and value, printed as a table. */
  facts?: [label: string, value: string][]
  /** Paragraphs after the facts. */
  closing?: string[]
}

export type MailStatus = 'queued' | 'sent' | 'kept' | 'failed'

/**
 * The outbox: every mail that the studio has to send or has sent. `kept` means that no SMTP server
 * is configured; `failed` that every try was used up.
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
    subject: p.text(),
    body: p.json<MailBody>(),
    /** RFC 5322 Message-ID with its angle brackets; the same at every try. */
    messageId: p.text().unique('mails_message_id_unique'),
    status: p.text().$type<MailStatus>(),
    /** How often sending was begun. */
    attempts: p.integer(),
    /** Why the latest try did not succeed; null once one has. */
    lastError: p.text().nullable(),
    createdAt: p.datetime().index('mails_created_at_index'),
    sentAt: p.datetime().nullable(),
  },
})
export type Mail = InferEntity<typeof Mail>
