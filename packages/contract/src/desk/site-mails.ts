import '../no-eval.ts'
import * as z from 'zod'
import { wordedMails } from '../mails/mail-names.ts'

/** Mails with the studio's sentences as every draft makes them, about an invented order. */
export const draftedMails = z.object({
  /** Null: drafts have problems, and cannot be read. */
  mails: z
    .array(z.object({ mail: z.enum(wordedMails), subject: z.string(), html: z.string(), text: z.string() }))
    .nullable(),
})
export type DraftedMails = z.infer<typeof draftedMails>
