import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import type { Comparison, SheetView } from '@northword/contract/text-views'
import type { TextFormat } from '@northword/contract/texts'
import { plainTextOf } from '@northword/contract/plain-text'
import { type Block, blocksOf } from './blocks-of.ts'
import { compareTexts as compareBlocks } from './compare-texts.ts'
import type { Remark } from './docx-remarks.ts'
import { fingerprintsOf } from './fingerprints.ts'
import { fromPlain } from './from-plain.ts'
import { asKept, parseText } from './parse-text.ts'
import { type Passage, type PlacedPassage, placed, placeOf } from './passage.ts'
import { samenessOf } from './sameness.ts'
import { shownBlock, shownChange } from './shown-block.ts'
import { textFileOf } from './text-file.ts'
import { type QualitySheet, qualitySheetOf } from './quality-sheet.ts'
import { type VoiceRules, voiceFindings } from './voice.ts'

/* What runs in a thread of its own; see text-work.ts. */

// Whoever asks the server for a page comes first. Elsewhere the whole process would have the priority of one thread.
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** A text, and what can be said about it without knowing any other. */
export interface ReadText {
  /** The file as it is kept. */
  markdown: string
  blocks: Block[]
  sheet: QualitySheet & Pick<SheetView, 'voice'>
  prints: bigint[]
}

interface Typed {
  text: string
  format: TextFormat
  /** Of its client; null where none was agreed. */
  voice: VoiceRules | null
}

/** Reads a text as somebody typed it. */
export function read({ text, format, voice }: Typed): ReadText {
  const markdown = format === 'plain' ? fromPlain(asKept(text)) : asKept(text)
  const blocks = blocksOf(parseText(markdown))
  return {
    markdown,
    blocks,
    sheet: { ...qualitySheetOf(blocks), voice: voice && voiceFindings(blocks, voice) },
    prints: fingerprintsOf(plainTextOf(blocks)),
  }
}

/** Compares two texts that were read. */
export const compare = ({ before, after, withinMs }: { before: Block[]; after: Block[]; withinMs: number }) =>
  compareBlocks(before, after, withinMs)

/* Below, texts come as they are stored, in JSON: as objects, each long one would hold up the thread of the server. */

interface Stored {
  before: string
  after: string
  withinMs: number
}

const parsed = (blocks: string): Block[] => JSON.parse(blocks)

/** What changed between two texts, as the JSON of a `Comparison`. */
export function compareStored({ before, after, withinMs }: Stored): Uint8Array {
  const changes = compareBlocks(parsed(before), parsed(after), withinMs).map(shownChange)
  return Buffer.from(JSON.stringify({ changes, isLong: false } satisfies Comparison))
}

/** What is stored of a text: its blocks in JSON, or for a page its file. */
interface Filed {
  title: string
  stored: string
}

/** What a text is beside a version; see {@link samenessOf}. */
export const sameness = ({ blocks, ...typed }: { text: string; sha256: string; blocks: string }) =>
  samenessOf({ ...typed, blocks: parsed(blocks) })

/** A text without marks. */
export const txt = ({ stored }: Filed): string => textFileOf(parsed(stored))

/** A text as a page of its own. */
export const html = async ({ title, stored }: Filed): Promise<string> =>
  (await import('./html-file.ts')).htmlOf(title, parseText(stored))

/** A text for Word. The library for it is large, and is loaded with the first one. */
export const docx = async ({ title, stored }: Filed): Promise<Uint8Array> =>
  (await import('./docx-file.ts')).docxOf(title, parsed(stored))

/** What is shown of a text, as the JSON of its blocks. */
export const json = ({ stored }: Filed): Uint8Array =>
  Buffer.from(JSON.stringify(parsed(stored).map(shownBlock)))

/** Where a passage stands in a text, with what is around it; null where the text does not say so there. */
export const place = ({ stored, passage }: { stored: string; passage: Passage }): PlacedPassage | null =>
  placed(plainTextOf(parsed(stored)), passage)

/** Where each of these passages of an older version stands in a text; null for those that nobody can tell of. */
export function places({ stored, quotes }: { stored: string; quotes: string[] }): (number | null)[] {
  const plain = plainTextOf(parsed(stored))
  return quotes.map((quote) => placeOf({ quote }, plain))
}

interface Redlined extends Stored {
  title: string
  author: string
  at: Date
  remarks: Remark[]
}

/** What changed between two texts, for Word. */
export async function redline({ title, before, after, withinMs, ...by }: Redlined): Promise<Uint8Array> {
  const { redlineDocxOf } = await import('./docx-file.ts')
  return redlineDocxOf(title, compareBlocks(parsed(before), parsed(after), withinMs), by)
}
