import '../no-eval.ts'
import * as z from 'zod'
import { text } from '../fields.ts'
import { checkTextInput, versionInput } from './texts.ts'

/** Approves the latest version of a text, which is final from then on. Only the holder of a link gives a name. */
export const approveInput = versionInput.extend({ by: text('Name', 200).default('') })
export type ApproveInput = z.infer<typeof approveInput>

/** Identification of the client who approved. */
export const approvedBy = ['account', 'link'] as const
export type ApprovedBy = (typeof approvedBy)[number]

/** Why an approval ended: undone by a mailed link, or the studio resumed the order. */
const approvalEnds = ['undone', 'taken-up'] as const
export type ApprovalEnd = (typeof approvalEnds)[number]

/** Proof of an approval. Times are ISO 8601. */
export const certificate = z.object({
  /** The order's number. */
  number: z.string(),
  service: z.string(),
  piece: z.int(),
  title: z.string(),
  version: z.int(),
  words: z.int(),
  deliveredAt: z.iso.datetime(),
  approvedAt: z.iso.datetime(),
  /** The name that they gave. */
  by: z.string(),
  how: z.enum(approvedBy),
  /** SHA-256 of the approved Markdown file, in hex. */
  sha256: z.string(),
  /** The stored version and approval are unchanged since that day. */
  isIntact: z.boolean(),
  /** Null while the approval stands. */
  ended: z.object({ at: z.iso.datetime(), why: z.enum(approvalEnds) }).nullable(),
})
export type Certificate = z.infer<typeof certificate>

/** A text to compare with the approved one. */
export const compareApprovedInput = versionInput.extend({ text: checkTextInput.shape.text })
export type CompareApprovedInput = z.infer<typeof compareApprovedInput>

/** `file`: identical to the Markdown file; `words`: same words in the same order; `other`: another text. */
export const samenesses = ['file', 'words', 'other'] as const
export const comparedApproved = z.object({ same: z.enum(samenesses) })
export type ComparedApproved = z.infer<typeof comparedApproved>
