import '../no-eval.ts'
import * as z from 'zod'
import { bytesOf, requiredText, text } from '../fields.ts'
import { mostTextBytes, noteMaxLength } from '../lengths.ts'
import { orderNumberInput } from '../orders/order-number-input.ts'
import { isWellFormed } from '../well-formed.ts'

const noPiece = 'There is no such piece.'
const noVersion = 'There is no such version.'

/** Pieces count from 1. */
export const pieceInput = orderNumberInput.extend({ piece: z.int(noPiece).min(1, noPiece).max(100, noPiece) })
export type PieceInput = z.infer<typeof pieceInput>

const versionNumber = z.int(noVersion).min(0, noVersion).max(10_000, noVersion)

/** Versions count from 1. */
export const versionInput = pieceInput.extend({ version: versionNumber })
export type VersionInput = z.infer<typeof versionInput>

/** Two versions to compare. */
export const compareInput = versionInput.extend({ from: versionNumber })
export type CompareInput = z.infer<typeof compareInput>

/** Redlines compare with an earlier version. `text.json` and `redline.json` have the content of a long text. */
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

/** Parsed from an address; `from` is a redline's earlier version. */
export const fileInput = orderNumberInput.extend({
  ...inAddress,
  file: z.enum(textFiles, 'There is no such file.'),
  from: inAddress.version.optional(),
})
export type FileInput = z.infer<typeof fileInput>

/** In plain text no character has a meaning. */
export const textFormats = ['markdown', 'plain'] as const
export type TextFormat = (typeof textFormats)[number]

const tooLong = 'Text must be at most 1 MiB'

/** May be empty, with any system's line ends. */
const source = z
  .string('Text must be text')
  .max(mostTextBytes, { error: tooLong, abort: true })
  .refine((value) => isWellFormed(value) && !value.includes('\u0000'), {
    error: 'Text contains characters that cannot be stored',
    abort: true,
  })
  .refine((value) => bytesOf(value) <= mostTextBytes, tooLong)

const format = z.enum(textFormats, 'Choose how the text is written')

export const checkTextInput = pieceInput.extend({ text: source, format })
export type CheckTextInput = z.infer<typeof checkTextInput>

const noRevision = 'Revision must be a whole number, as it was read'

/** Largest Postgres integer, less this save. */
const mostSaves = 2 ** 31 - 2

/** Number of saves; a save on an older one is refused. */
export const revision = z.int(noRevision).min(0, noRevision).max(mostSaves, noRevision)

export const saveDraftInput = checkTextInput.extend({ revision })
export type SaveDraftInput = z.infer<typeof saveDraftInput>

/** The plagiarism checker's report, or the reason why there is none. */
const reportInput = z.discriminatedUnion(
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

/** An http or https address. */
export function webAddress(label: string) {
  const mistake = 'Enter an address that begins with https:// or http://'
  return requiredText(label, 2_000).refine((value) => value === '' || isWebAddress(value), mistake)
}

const isWebAddress = (value: string) => /^https?:\/\/[^/]/i.test(value) && hasForm(value)

/** `URL.canParse`, which browsers of 2023 lack. */
function hasForm(value: string): boolean {
  try {
    return new URL(value).host !== ''
  } catch {
    return false
  }
}

/** Bytes of a report PDF. */
export const mostReportBytes = 2 * 1024 * 1024

/** A report PDF in base64, for the next version. */
export const reportFileInput = pieceInput.extend({
  name: requiredText('Name of the file', 200),
  base64: z
    .string('Choose a file')
    .max(Math.ceil(mostReportBytes / 3) * 4, { error: 'Choose a PDF of at most 2 MB', abort: true })
    .regex(/^JVBERi0[A-Za-z0-9+/]*={0,2}$/, 'Choose a PDF'),
})
export type ReportFileInput = z.infer<typeof reportFileInput>

/** Delivers the draft at this revision, once per key. */
export const deliverInput = pieceInput.extend({
  revision,
  note: text('Note', noteMaxLength).default(''),
  report: reportInput,
  idempotencyKey: requiredText('Idempotency key', 255),
})
export type DeliverInput = z.infer<typeof deliverInput>

/** Note and report that are typed and kept on the device until their version is delivered. */
export const unsentDelivery = z.object({
  note: z.string(),
  report: z.object({
    kind: z.string(),
    file: z.string(),
    url: z.string(),
    text: z.string(),
    reason: z.string(),
  }),
})
export type UnsentDelivery = z.infer<typeof unsentDelivery>
