import './no-eval.ts'
import * as z from 'zod'
import { bytesOf, requiredText, text } from './fields.ts'
import { mostTextBytes, noteMaxLength } from './lengths.ts'
import { orderNumberInput } from './order-number.ts'
import { isWellFormed } from './well-formed.ts'

const noPiece = 'There is no such piece.'
const noVersion = 'There is no such version.'

/** Names a text of an order: the first piece is 1. */
export const pieceInput = orderNumberInput.extend({ piece: z.int(noPiece).min(1, noPiece).max(100, noPiece) })
export type PieceInput = z.infer<typeof pieceInput>

const versionNumber = z.int(noVersion).min(0, noVersion).max(10_000, noVersion)

/** Names a version of a text: the first one that was delivered is 1. */
export const versionInput = pieceInput.extend({ version: versionNumber })
export type VersionInput = z.infer<typeof versionInput>

/** Names two versions of a text, to see what became of the one in the other. */
export const compareInput = versionInput.extend({ from: versionNumber })
export type CompareInput = z.infer<typeof compareInput>

/**
 * The files in which a version can be had; the redlines tell what changed since an earlier one. `text.json` and `redline.json`
 * are what is shown of a long one: its blocks, and its changes.
 */
export const textFiles = [
  'text.md',
  'text.txt',
  'text.html',
  'text.docx',
  'text.json',
  'report.pdf',
  'redline.docx',
  'redline.json',
] as const
export type TextFile = (typeof textFiles)[number]

const inAddress = {
  piece: z.coerce.number().pipe(pieceInput.shape.piece),
  version: z.coerce.number().pipe(versionNumber),
}

/** Names a file of a version, all of it as an address says it; `from` is the earlier version of a redline. */
export const fileInput = orderNumberInput.extend({
  ...inAddress,
  file: z.enum(textFiles, 'There is no such file.'),
  from: inAddress.version.optional(),
})
export type FileInput = z.infer<typeof fileInput>

/** How a text is written: in Markdown, or in plain text, in which no sign has a meaning. */
export const textFormats = ['markdown', 'plain'] as const
export type TextFormat = (typeof textFormats)[number]

const tooLong = 'Text must be at most 1 MiB'

/** What somebody writes; it may be empty. Its line ends may be those of any system. */
const source = z
  .string('Text must be text')
  .max(mostTextBytes, { error: tooLong, abort: true })
  .refine((value) => isWellFormed(value) && !value.includes('\u0000'), {
    error: 'Text contains characters that cannot be stored',
    abort: true,
  })
  .refine((value) => bytesOf(value) <= mostTextBytes, tooLong)

const format = z.enum(textFormats, 'Choose how the text is written')

/** A text to look at before it is delivered. */
export const checkTextInput = pieceInput.extend({ text: source, format })
export type CheckTextInput = z.infer<typeof checkTextInput>

const noRevision = 'Revision must be a whole number, as it was read'

/** As many as the database counts, less the save itself. */
const mostSaves = 2 ** 31 - 2

/** How often something was saved; a save on an older one is refused. */
export const revision = z.int(noRevision).min(0, noRevision).max(mostSaves, noRevision)

/** Keeps what a writer types. */
export const saveDraftInput = checkTextInput.extend({ revision })
export type SaveDraftInput = z.infer<typeof saveDraftInput>

/** What the studio's plagiarism checker said of a version, or why it was not asked. */
export const reportInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('file') }),
    z.object({ kind: z.literal('link'), url: webAddress('Address of the report') }),
    z.object({ kind: z.literal('text'), text: requiredText('Report', noteMaxLength) }),
    z.object({ kind: z.literal('none'), reason: requiredText('Reason', 500) }),
  ],
  'Say what the plagiarism checker found, or why there is no report',
)
export type ReportInput = z.infer<typeof reportInput>

/** An address of a page, which begins with http:// or https://. */
export function webAddress(label: string) {
  const mistake = 'Enter an address that begins with https:// or http://'
  return requiredText(label, 2_000).refine((value) => value === '' || isWebAddress(value), mistake)
}

const isWebAddress = (value: string) => /^https?:\/\/[^/]/i.test(value) && hasForm(value)

/** As `URL.canParse`, which browsers of 2023 lack. */
function hasForm(value: string): boolean {
  try {
    return new URL(value).host !== ''
  } catch {
    return false
  }
}

/** The largest PDF that is taken as a report, in bytes. */
export const mostReportBytes = 2 * 1024 * 1024

/** The PDF of a report, for the next version of a text; in base64. */
export const reportFileInput = pieceInput.extend({
  name: requiredText('Name of the file', 200),
  base64: z
    .string('Choose a file')
    .max(Math.ceil(mostReportBytes / 3) * 4, { error: 'Choose a PDF of at most 2 MB', abort: true })
    .regex(/^JVBERi0[A-Za-z0-9+/]*={0,2}$/, 'Choose a PDF'),
})
export type ReportFileInput = z.infer<typeof reportFileInput>

/** Delivers the draft that was saved as this revision. Sent twice under one key, it is delivered once. */
export const deliverInput = pieceInput.extend({
  revision,
  note: text('Note', noteMaxLength).default(''),
  report: reportInput,
  idempotencyKey: requiredText('Idempotency key', 255),
})
export type DeliverInput = z.infer<typeof deliverInput>
