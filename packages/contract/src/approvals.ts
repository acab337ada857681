import './no-eval.ts'
import * as z from 'zod'
import { text } from './fields.ts'
import { checkTextInput, versionInput } from './texts.ts'

/** Approves the latest version of a text, which nobody changes from then on. A name is needed from the holder of a link alone. */
export const approveInput = versionInput.extend({ by: text('Name', 200).default('') })
export type ApproveInput = z.infer<typeof approveInput>

/** How somebody was known who approved a version. */
export const approvedBy = ['account', 'link'] as const
export type ApprovedBy = (typeof approvedBy)[number]

/** Why an approval no longer stands: it was taken back by a mailed link, or the studio took up the order again. */
export const approvalEnds = ['undone', 'taken-up'] as const
export type ApprovalEnd = (typeof approvalEnds)[number]

/** Everything that was approved, for whoever wants to prove it. Times are ISO 8601. */
export const certificate = z.object({
  /** Of the order. */
  number: z.string(),
  service: z.string(),
  piece: z.int(),
  title: z.string(),
  version: z.int(),
  words: z.int(),
  deliveredAt: z.iso.datetime(),
  approvedAt: z.iso.datetime(),
  /** Who approved it, as they named themselves. */
  by: z.string(),
  how: z.enum(approvedBy),
  /** Of the file in Markdown as it was approved, in hex. */
  sha256: z.string(),
  /** Whether everything that is stored of the version and its approval is as it was on that day. */
  isIntact: z.boolean(),
  /** When it ended, and why; null while it stands. */
  ended: z.object({ at: z.iso.datetime(), why: z.enum(approvalEnds) }).nullable(),
})
export type Certificate = z.infer<typeof certificate>

/** A text that somebody has, to see whether it is what was approved. */
export const compareApprovedInput = versionInput.extend({ text: checkTextInput.shape.text })
export type CompareApprovedInput = z.infer<typeof compareApprovedInput>

/**
 * What a text is beside an approved one: the `file` in Markdown, sign for sign; the same `words` in the same order, whatever
 * their form; or an `other` text.
 */
export const samenesses = ['file', 'words', 'other'] as const
export const comparedApproved = z.object({ same: z.enum(samenesses) })
export type ComparedApproved = z.infer<typeof comparedApproved>
