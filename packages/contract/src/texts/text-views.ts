import '../no-eval.ts'
import * as z from 'zod'
import { approvedBy } from './approvals.ts'
import { textFormats } from './texts.ts'

/** Words with the same marks. */
export const run = z.object({
  text: z.string(),
  isStrong: z.literal(true).optional(),
  isEmphasis: z.literal(true).optional(),
  isCode: z.literal(true).optional(),
  isStruck: z.literal(true).optional(),
  /** A web or mail address. Other links are dropped. */
  href: z.string().optional(),
})
export type Run = z.infer<typeof run>

export const blockKinds = ['paragraph', 'heading', 'item', 'quote', 'code', 'row', 'rule'] as const
export type BlockKind = (typeof blockKinds)[number]

/** A paragraph, or a similar unit. */
export const block = z.object({
  kind: z.enum(blockKinds),
  /** Heading level 1 to 6; else the depth in lists and quotations. */
  depth: z.int(),
  /** Of an item's first paragraph in a numbered list. */
  number: z.int().optional(),
  /** Continues an earlier block's list item. Versions before 2026-11-23 lack it. */
  continues: z.literal(true).optional(),
  /** In a `row`, a tab separates cells. */
  runs: z.array(run),
})
export type ShownBlock = z.infer<typeof block>

/** Kept, deleted or inserted words. Those of a link that leads elsewhere are deleted and inserted. */
export const segment = z.object({ kind: z.enum(['keep', 'del', 'ins']), text: z.string() })
export type Segment = z.infer<typeof segment>

/**
 * Change of a block between two versions. `moved-away` and `moved-here` are the two places of one block; `before`
 * blocks in order make the old version, `after` blocks the new one.
 */
export const blockChange = z.discriminatedUnion('change', [
  z.object({ change: z.enum(['kept', 'added', 'moved-here']), after: block }),
  z.object({ change: z.enum(['removed', 'moved-away']), before: block }),
  z.object({ change: z.literal('edited'), before: block, after: block, segments: z.array(segment) }),
  z.object({ change: z.literal('rewritten'), before: block, after: block }),
])
export type ShownChange = z.infer<typeof blockChange>

/** Changes in reading order. */
export const comparison = z.object({
  changes: z.array(blockChange),
  /** The changes are in the file `redline.json`, in the same form. */
  isLong: z.boolean(),
})
export type Comparison = z.infer<typeof comparison>

/** A deviation from the client's voice. */
const voiceFinding = z.object({
  rule: z.enum(['use', 'avoid', 'spelling', 'person', 'link']),
  /** The missing words, or the unwanted ones. */
  words: z.string(),
  /** Occurrences; 0 if missing. */
  count: z.int(),
})
export type VoiceFinding = z.infer<typeof voiceFinding>

/** Quality sheet, for client and studio. */
export const sheetView = z.object({
  /** Sequences between spaces and punctuation, without code. */
  words: z.int(),
  /** As the service promised; null if words are not the measure. */
  promisedWords: z.int().nullable(),
  sentences: z.int(),
  /** Flesch-Kincaid; null without Latin letters. */
  readingGrade: z.number().nullable(),
  longSentences: z.array(z.object({ text: z.string(), words: z.int() })),
  /** Overused words, the most frequent first. */
  frequentWords: z.array(z.object({ word: z.string(), count: z.int() })),
  /** Links that cannot work, as written. */
  brokenLinks: z.array(z.string()),
  /** Share of the text, 0 to 1, that occurs word for word in other delivered texts. */
  overlap: z.number(),
  /** In the order of the voice's rules; null without a voice, and for versions from before voices. */
  voice: z.array(voiceFinding).nullable().default(null),
})
export type SheetView = z.infer<typeof sheetView>

/** The plagiarism checker's report, or the reason why there is none. */
export const reportView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), name: z.string() }),
  z.object({ kind: z.literal('link'), url: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('none'), reason: z.string() }),
])
export type ReportView = z.infer<typeof reportView>

/** Times are ISO 8601. */
export const versionRow = z.object({
  number: z.int(),
  deliveredAt: z.iso.datetime(),
  /** The member's name. */
  by: z.string(),
  /** May be empty. */
  note: z.string(),
  /** Null if there is none, or it no longer stands. */
  approval: z.object({ by: z.string(), at: z.iso.datetime(), how: z.enum(approvedBy) }).nullable(),
})
export type VersionRow = z.infer<typeof versionRow>

/** A text with its versions, the latest first. */
export const pieceView = z.object({
  number: z.int(),
  title: z.string(),
  /** As promised; null if words are not the measure. */
  words: z.int().nullable(),
  versions: z.array(versionRow),
})
export type PieceView = z.infer<typeof pieceView>

/** End of the client's time for changes; null unless the order is Delivered. */
const changesUntil = z.iso.datetime().nullable()

/** In the service's order; empty before the first delivery. */
export const piecesView = z.object({ pieces: z.array(pieceView), changesUntil })
export type PiecesView = z.infer<typeof piecesView>

export const versionView = versionRow.extend({
  title: z.string(),
  /** Other versions, the latest first. */
  others: z.array(z.int()),
  blocks: z.array(block),
  /** The blocks are in the file `text.json`, in the same form. */
  isLong: z.boolean(),
  /** SHA-256 of the Markdown file in hex, so that readers can check it. */
  sha256: z.string(),
  sheet: sheetView,
  report: reportView,
})
export type VersionView = z.infer<typeof versionView>

/** A writer's draft of the next version, for the studio only. */
export const draftView = z.object({
  text: z.string(),
  format: z.enum(textFormats),
  /** Number of saves; 0 before the first. */
  revision: z.int(),
  savedAt: z.iso.datetime().nullable(),
  /** The member's name. */
  savedBy: z.string().nullable(),
  /** File name of the attached report PDF, or null. */
  reportFile: z.string().nullable(),
})
export type DraftView = z.infer<typeof draftView>

export const savedDraft = draftView.omit({ text: true, format: true })
export type SavedDraft = z.infer<typeof savedDraft>

export const deskPiece = pieceView.extend({
  versions: z.array(
    versionRow.extend({
      /** It is sent in a few seconds, and can be cancelled. */
      isHeld: z.boolean(),
    }),
  ),
  /** Time of the last save of a draft, or null. */
  draftSavedAt: z.iso.datetime().nullable(),
})
export type DeskPiece = z.infer<typeof deskPiece>

export const deskPieces = z.object({
  pieces: z.array(deskPiece),
  changesUntil,
  /** The order's state permits a delivery, and it has an address. */
  mayDeliver: z.boolean(),
})
export type DeskPieces = z.infer<typeof deskPieces>

/** A text before its delivery, with its sheet. */
export const checkedText = z.object({
  blocks: z.array(block),
  /** Only the beginning of a long text is shown; all of it is counted and delivered. */
  isCut: z.boolean().default(false),
  sheet: sheetView,
  /** Other orders with the same passages, the largest share first. Clients do not see them. */
  overlapsWith: z.array(z.object({ number: z.string(), share: z.number() })),
})
export type CheckedText = z.infer<typeof checkedText>
