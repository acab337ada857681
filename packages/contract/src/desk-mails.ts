import './no-eval.ts'
import * as z from 'zod'
import { orderNumberInput } from './order-number.ts'
import { type Cursor, nextPage, noCursor, readCursor, writeCursor } from './pages.ts'

/** What became of a mail. Nobody knows whether one that its server accepted has arrived. */
export const mailStatuses = ['failed', 'queued', 'kept', 'sent', 'gathered', 'cancelled'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** The lists of mails at the desk. */
export const mailViews = ['all', ...mailStatuses] as const
export type MailViewName = (typeof mailViews)[number]

/** A place in a list of mails: which part of the list, `_` and a place in it by time. */
const mailCursor = z
  .string(noCursor)
  .max(66, { error: noCursor, abort: true })
  .refine((value) => readMailCursor(value) !== null, noCursor)

export const writeMailCursor = (part: number, last: Cursor) => `${part}_${writeCursor(last)}`

/** Reads what {@link writeMailCursor} wrote; null where it is anything else. */
export function readMailCursor(value: string): { part: number; last: Cursor } | null {
  const last = /^[01]_/.test(value) ? readCursor(value.slice(2)) : null
  return last && { part: Number(value[0]), last }
}

/** Which mails to list, from `cursor` on, which the page before gave as `next`; in `all` those that failed come first. */
export const mailsInput = z.object({
  view: z.enum(mailViews, 'Choose a list of mails').default('all'),
  cursor: mailCursor.optional(),
})
export type MailsInput = z.infer<typeof mailsInput>

/** In the same way, the mails about one order. */
export const mailsOfOrderInput = orderNumberInput.extend({ cursor: mailCursor.optional() })
export type MailsOfOrderInput = z.infer<typeof mailsOfOrderInput>

/** Names a mail. */
export const mailInput = z.object({ id: z.uuid('There is no such mail.') })

/** A mail in a list. Times are ISO 8601. */
export const mailRow = z.object({
  id: z.string(),
  kind: z.string(),
  /** Null for a writer. */
  to: z.string().nullable(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  status: z.enum(mailStatuses),
  /** What the mail server said, of the mail or of the latest try. */
  answer: z.string().nullable(),
  /** Whether the desk may read it: mails about an account are their owner's. */
  isOpen: z.boolean(),
  /** How long it may still be cancelled, in milliseconds. */
  heldMs: z.number(),
})
export type MailRow = z.infer<typeof mailRow>

/** Mails, the latest first. */
export const mailPage = nextPage.extend({ mails: z.array(mailRow) })
export type MailPage = z.infer<typeof mailPage>

/** A mail as somebody at the desk reads it. */
export const mailDetail = mailRow.extend({
  /** Its text, with the names of its links and without their secrets. */
  text: z.string(),
  /** Whether it has links that the desk may hand out. */
  hasLinks: z.boolean(),
  /** Whether it may be sent once more. */
  mayResend: z.boolean(),
})
export type MailDetail = z.infer<typeof mailDetail>

/** A link of a mail, made anew for whoever shows it. */
const shownLink = z.object({ label: z.string(), url: z.string() })
export type ShownLink = z.infer<typeof shownLink>

export const shownLinks = z.array(shownLink)

/** A mail that the asker caused and may still cancel. */
const heldMail = mailRow.pick({ id: true, subject: true, heldMs: true })
export type HeldMail = z.infer<typeof heldMail>

export const heldMails = z.array(heldMail)
