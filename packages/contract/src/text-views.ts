import './no-eval.ts'
import * as z from 'zod'
import { approvedBy } from './approvals.ts'
import { textFormats } from './texts.ts'

/** Words of a paragraph that look alike. */
export const run = z.object({
  text: z.string(),
  isStrong: z.literal(true).optional(),
  isEmphasis: z.literal(true).optional(),
  isCode: z.literal(true).optional(),
  isStruck: z.literal(true).optional(),
  /** Where the words lead: a page of the web, or a mailbox. Others are left out. */
  href: z.string().optional(),
})
export type Run = z.infer<typeof run>

export const blockKinds = ['paragraph', 'heading', 'item', 'quote', 'code', 'row', 'rule'] as const
export type BlockKind = (typeof blockKinds)[number]

/** A paragraph of a text, or what stands for one. */
export const block = z.object({
  kind: z.enum(blockKinds),
  /** Of a heading, 1 to 6; of all else, how deep it stands in lists and quotations. */
  depth: z.int(),
  /** Of what begins an item of a numbered list. */
  number: z.int().optional(),
  /** Where it goes on in an item that has begun before it. Versions from before 2026-11-23 do not say so. */
  continues: z.literal(true).optional(),
  /** What is read, in runs, each with its marks. In a `row`, a tab parts its cells. */
  runs: z.array(run),
})
export type ShownBlock = z.infer<typeof block>

/** A run of a paragraph that stayed, was struck out or was written in. */
export const segment = z.object({ kind: z.enum(['keep', 'del', 'ins']), text: z.string() })
export type Segment = z.infer<typeof segment>

/**
 * What became of a paragraph from one version to another. `moved-away` and `moved-here` are the two places of one. The
 * blocks before, in their order, are the old version and those after the new one.
 */
export const blockChange = z.discriminatedUnion('change', [
  z.object({ change: z.enum(['kept', 'added', 'moved-here']), after: block }),
  z.object({ change: z.enum(['removed', 'moved-away']), before: block }),
  z.object({ change: z.literal('edited'), before: block, after: block, segments: z.array(segment) }),
  z.object({ change: z.literal('rewritten'), before: block, after: block }),
])
export type ShownChange = z.infer<typeof blockChange>

/** What became of a text, in the order in which it is read. */
export const comparison = z.object({
  changes: z.array(blockChange),
  /** Whether the texts are so long that the changes are not here: they are the file `redline.json`, of the same form. */
  isLong: z.boolean(),
})
export type Comparison = z.infer<typeof comparison>

/** Something in a text that is not as its client's voice wants it. */
const voiceFinding = z.object({
  rule: z.enum(['use', 'avoid', 'spelling', 'person', 'link']),
  /** What is missing, or what should not be there. */
  words: z.string(),
  /** How often it stands there; 0 where it is missing. */
  count: z.int(),
})
export type VoiceFinding = z.infer<typeof voiceFinding>

/** What can be counted about a text. Both sides see it. */
export const sheetView = z.object({
  /** What stands between spaces and signs, code left out. */
  words: z.int(),
  /** As the card of the service promised; null where words are not the measure. */
  promisedWords: z.int().nullable(),
  sentences: z.int(),
  /** Flesch-Kincaid; null where nothing in Latin letters can be counted. */
  readingGrade: z.number().nullable(),
  longSentences: z.array(z.object({ text: z.string(), words: z.int() })),
  /** Words that stand there too often, the most frequent first. */
  frequentWords: z.array(z.object({ word: z.string(), count: z.int() })),
  /** Links that cannot lead anywhere, as they were written. */
  brokenLinks: z.array(z.string()),
  /** The share of the text that stands word for word in other texts that the studio has delivered, from 0 to 1. */
  overlap: z.number(),
  /**
   * What is not as the client's voice wants it, in the order of its rules; null where no voice was agreed, and for versions
   * from before there were any.
   */
  voice: z.array(voiceFinding).nullable().default(null),
})
export type SheetView = z.infer<typeof sheetView>

/** What the studio's plagiarism checker said of a version, or why it was not asked. */
export const reportView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), name: z.string() }),
  z.object({ kind: z.literal('link'), url: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('none'), reason: z.string() }),
])
export type ReportView = z.infer<typeof reportView>

/** A version of a text in a list. Times are ISO 8601. */
export const versionRow = z.object({
  number: z.int(),
  deliveredAt: z.iso.datetime(),
  /** Who of the studio delivered it. */
  by: z.string(),
  /** What the studio says with it; may be empty. */
  note: z.string(),
  /** Who approved it; null where nobody has, or where that no longer stands. */
  approval: z.object({ by: z.string(), at: z.iso.datetime(), how: z.enum(approvedBy) }).nullable(),
})
export type VersionRow = z.infer<typeof versionRow>

/** A text of an order with its versions, the latest first. */
export const pieceView = z.object({
  number: z.int(),
  title: z.string(),
  /** As promised; null where words are not the measure. */
  words: z.int().nullable(),
  versions: z.array(versionRow),
})
export type PieceView = z.infer<typeof pieceView>

/** The texts of an order in the order of its service; none before the first is delivered. */
export const piecesView = z.object({ pieces: z.array(pieceView) })
export type PiecesView = z.infer<typeof piecesView>

/** A version to read. */
export const versionView = versionRow.extend({
  title: z.string(),
  /** The other versions that there are, the latest first. */
  others: z.array(z.int()),
  blocks: z.array(block),
  /** Whether the text is so long that its blocks are not here: they are the file `text.json`, of the same form. */
  isLong: z.boolean(),
  /** Of the file in Markdown, in hex: whoever has that file can check it. */
  sha256: z.string(),
  sheet: sheetView,
  report: reportView,
})
export type VersionView = z.infer<typeof versionView>

/** What a writer has typed of the next version. Nobody but the studio sees it. */
export const draftView = z.object({
  text: z.string(),
  format: z.enum(textFormats),
  /** Counts the saves; 0 where nothing was typed yet. */
  revision: z.int(),
  savedAt: z.iso.datetime().nullable(),
  /** Who saved it last. */
  savedBy: z.string().nullable(),
  /** The name of the PDF that is attached as its report; null where there is none. */
  reportFile: z.string().nullable(),
})
export type DraftView = z.infer<typeof draftView>

/** A save of a draft. */
export const savedDraft = draftView.omit({ text: true, format: true })
export type SavedDraft = z.infer<typeof savedDraft>

/** A text of an order as the desk lists it. */
export const deskPiece = pieceView.extend({
  versions: z.array(
    versionRow.extend({
      /** Whether it leaves in a few seconds and may be cancelled. */
      isHeld: z.boolean(),
    }),
  ),
  /** When a draft of the next version was saved; null where there is none. */
  draftSavedAt: z.iso.datetime().nullable(),
})
export type DeskPiece = z.infer<typeof deskPiece>

/** The texts of an order at the desk. */
export const deskPieces = z.object({
  pieces: z.array(deskPiece),
  /** Whether its state is one in which texts are delivered, and there is an address to tell. */
  mayDeliver: z.boolean(),
})
export type DeskPieces = z.infer<typeof deskPieces>

/** A text as it would be delivered: as its reader sees it, and its sheet. */
export const checkedText = z.object({
  blocks: z.array(block),
  /** Whether a long text is shown here up to some place, while all of it is counted and would be delivered. */
  isCut: z.boolean().default(false),
  sheet: sheetView,
  /** Other orders of the studio in which parts of it stand word for word, the largest share first. The client sees none. */
  overlapsWith: z.array(z.object({ number: z.string(), share: z.number() })),
})
export type CheckedText = z.infer<typeof checkedText>
