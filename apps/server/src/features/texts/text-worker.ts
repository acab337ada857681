import { setPriority } from 'node:os'
import { isMainThread, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import type { Comparison, SheetView } from '@northword/contract/text-views'
import type { TextFormat } from '@northword/contract/texts'
import { plainTextOf } from '@northword/contract/plain-text'
import { type Block, blocksOf } from './blocks-of.ts'
import { compareTexts as compareBlocks } from './compare-texts.ts'
import type { Remark } from './docx-remarks.ts'
import { fingerprintsOf, type WrittenPrints, writtenPrints } from './fingerprints.ts'
import { fromPlain } from './from-plain.ts'
import { expectBounded, expectFewParts } from './growth.ts'
import { htmlOf, markupOf } from './html-file.ts'
import { asKept, parseText } from './parse-text.ts'
import { packed, shownBeginning, type StoredBlocks, unpacked } from './packed-blocks.ts'
import { type Passage, type PlacedPassage, placed, placeOf } from './passage.ts'
import { samenessOf } from './sameness.ts'
import { shownBlock, shownChange } from './shown-block.ts'
import { textFileOf } from './text-file.ts'
import { type QualitySheet, qualitySheetOf } from './quality-sheet.ts'
import { type VoiceRules, voiceFindings } from './voice.ts'

/* What runs in a thread of its own; see text-work.ts. */

// Pages come first. On other systems than Linux the whole process would have the priority of one thread.
if (!isMainThread && process.platform === 'linux') setPriority(workerData[1].priority)

/** Done once everything is loaded that all work needs. */
export const begin = () => {}

/** A text, and what can be said about it without knowing any other. Much of it is passed on as it is, and never an object there. */
export interface ReadText {
  /** The file as it is kept. */
  markdown: string
  isEmpty: boolean
  /** Its blocks as JSON. */
  blocks: string
  packed: Uint8Array | null
  /** What its writer is shown of it, as JSON. */
  shown: ReturnType<typeof shownBeginning>
  sheet: QualitySheet & Pick<SheetView, 'voice'>
  prints: WrittenPrints
}

interface Typed {
  text: string
  format: TextFormat
  /** Of its client; null where none was agreed. */
  voice: VoiceRules | null
}

/**
 * Reads a text as somebody typed it.
 * @throws {RangeError} where one of its forms would be too long
 */
export function read({ text, format, voice }: Typed): ReadText {
  const markdown = format === 'plain' ? fromPlain(asKept(text)) : asKept(text)
  const tree = parseText(markdown)
  const blocks = blocksOf(tree)
  expectFewParts(blocks)
  // What is kept can be had in every form.
  for (const form of [JSON.stringify(blocks.map(shownBlock)), textFileOf(blocks), markupOf(tree)])
    expectBounded(form.length, markdown.length)
  const json = JSON.stringify(blocks)
  return {
    markdown,
    isEmpty: blocks.length === 0,
    blocks: json,
    packed: packed(blocks, json),
    shown: shownBeginning(blocks),
    sheet: { ...qualitySheetOf(blocks), voice: voice && voiceFindings(blocks, voice) },
    prints: writtenPrints(fingerprintsOf(plainTextOf(blocks))),
  }
}

/** Compares two texts that were read. */
export const compare = ({ before, after, withinMs }: { before: Block[]; after: Block[]; withinMs: number }) =>
  compareBlocks(before, after, withinMs)

/* Below, texts come as they are stored: as objects, each long one would hold up the thread of the server. */

interface Stored {
  before: StoredBlocks
  after: StoredBlocks
  withinMs: number
}

/** What changed between two texts, as the JSON of a `Comparison`, compressed by gzip. */
export function compareStored({ before, after, withinMs }: Stored): Uint8Array {
  const changes = compareBlocks(unpacked(before), unpacked(after), withinMs).map(shownChange)
  return gzipSync(JSON.stringify({ changes, isLong: false } satisfies Comparison))
}

/** A text to make a file of. */
interface Filed {
  title: string
  stored: StoredBlocks
}

/** What a text is beside a version; see {@link samenessOf}. */
export const sameness = ({ blocks, ...typed }: { text: string; sha256: string; blocks: StoredBlocks }) =>
  samenessOf({ ...typed, blocksOfVersion: () => unpacked(blocks) })

/** A text without marks. */
export const txt = ({ stored }: Filed): string => textFileOf(unpacked(stored))

/** A text as a page of its own. */
export const html = ({ title, markdown }: { title: string; markdown: string }): string =>
  htmlOf(title, markdown)

/** A text for Word. The library for it is large, and is loaded with the first one. */
export const docx = async ({ title, stored }: Filed): Promise<Uint8Array> =>
  (await import('./docx-file.ts')).docxOf(title, unpacked(stored))

/** What is shown of a text, as the JSON of its blocks, compressed by gzip. */
export const json = ({ stored }: Filed): Uint8Array =>
  gzipSync(JSON.stringify(unpacked(stored).map(shownBlock)))

/** Where a passage stands in a text, with what is around it; null where the text does not say so there. */
export const place = ({
  stored,
  passage,
}: {
  stored: StoredBlocks
  passage: Passage
}): PlacedPassage | null => placed(plainTextOf(unpacked(stored)), passage)

/** Where each of these passages of an older version stands in a text; null for those that nobody can tell of. */
export function places({ stored, quotes }: { stored: StoredBlocks; quotes: string[] }): (number | null)[] {
  const plain = plainTextOf(unpacked(stored))
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
  return redlineDocxOf(title, compareBlocks(unpacked(before), unpacked(after), withinMs), by)
}
