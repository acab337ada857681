import '../no-eval.ts'
import * as z from 'zod'
import { orderNumberInput } from '../orders/order-number-input.ts'
import { type Cursor, nextPage, noCursor, pageLimit, readCursor, writeCursor } from '../pages.ts'

/** `sent` means that the mail server accepted it; arrival is unknown. */
export const mailStatuses = ['failed', 'queued', 'kept', 'sent', 'gathered', 'cancelled'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const mailViews = ['all', ...mailStatuses] as const
export type MailViewName = (typeof mailViews)[number]

/** Cursor of a list of mails: part of the list, `_` and a cursor by time. */
const mailCursor = z
  .string(noCursor)
  .max(66, { error: noCursor, abort: true })
  .refine((value) => readMailCursor(value) !== null, noCursor)

export const writeMailCursor = (part: number, last: Cursor) => `${part}_${writeCursor(last)}`

/** Null for anything that {@link writeMailCursor} did not write. */
export function readMailCursor(value: string): { part: number; last: Cursor } | null {
  const last = /^[01]_/.test(value) ? readCursor(value.slice(2)) : null
  return last && { part: Number(value[0]), last }
}

/** `cursor` is the previous page's `next`. `all` lists failed mails first. */
export const mailsInput = z.object({
  view: z.enum(mailViews, 'Choose a list of mails').default('all'),
  cursor: mailCursor.optional(),
  limit: pageLimit,
})
export type MailsInput = z.infer<typeof mailsInput>

export const mailsOfOrderInput = orderNumberInput.extend({ cursor: mailCursor.optional(), limit: pageLimit })
export type MailsOfOrderInput = z.infer<typeof mailsOfOrderInput>

export const mailInput = z.object({ id: z.uuid('There is no such mail.') })

/** Times are ISO 8601. */
export const mailRow = z.object({
  id: z.string(),
  kind: z.string(),
  /** Null for a writer. */
  to: z.string().nullable(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  status: z.enum(mailStatuses),
  /** The mail server's reply to the latest attempt. */
  answer: z.string().nullable(),
  /** The desk can read it: mails about an account are private. */
  isOpen: z.boolean(),
  /** Milliseconds left to cancel it. */
  heldMs: z.number(),
})
export type MailRow = z.infer<typeof mailRow>

/** Mails, the latest first. */
export const mailPage = nextPage.extend({ mails: z.array(mailRow) })
export type MailPage = z.infer<typeof mailPage>

export const mailDetail = mailRow.extend({
  /** The text with names of links, without their tokens. */
  text: z.string(),
  /** It has links that the desk may hand out. */
  hasLinks: z.boolean(),
  mayResend: z.boolean(),
})
export type MailDetail = z.infer<typeof mailDetail>

/** A new link made for display. */
const shownLink = z.object({ label: z.string(), url: z.string() })
export type ShownLink = z.infer<typeof shownLink>

export const shownLinks = z.array(shownLink)

/** A mail that the member caused and can still cancel. */
const heldMail = mailRow.pick({ id: true, subject: true, heldMs: true })
export type HeldMail = z.infer<typeof heldMail>

export const heldMails = z.array(heldMail)
