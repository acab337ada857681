import { isMainThread, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import type { Comparison, SheetView } from '@northword/contract/texts/text-views'
import type { TextFormat } from '@northword/contract/texts/texts'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import { lowerPriority } from '../../../limits/lower-priority.ts'
import { type Block, blocksOf } from '../markdown/blocks-of.ts'
import { compareTexts as compareBlocks } from '../compare/compare-texts.ts'
import type { FileComment } from '../files/docx-comments.ts'
import { fingerprintsOf, type WrittenPrints, writtenPrints } from '../quality/fingerprints.ts'
import { expectBounded, expectFewParts } from '../markdown/size-limits.ts'
import { htmlOf, markupOf } from '../files/html-file.ts'
import { asKept, fromPlain, parseText } from '../markdown/parse-text.ts'
import { packed, shownBeginning, type StoredBlocks, unpacked } from '../compare/packed-blocks.ts'
import { type Passage, type PlacedPassage, placed, placeOf, type Quoted } from '../markdown/passage.ts'
import { samenessOf } from './sameness.ts'
import { shownBlock, shownChange } from '../compare/shown-block.ts'
import { textFileOf } from '../files/text-file.ts'
import { type QualitySheet, qualitySheetOf } from '../quality/quality-sheet.ts'
import { type VoiceRules, voiceFindings } from '../quality/voice-sheet.ts'

/* Runs in a thread of its own; see text-work.ts. */

// Pages come first.
if (!isMainThread) lowerPriority(workerData[1].priority)

/** Resolves once the worker's modules are loaded. */
export const begin = () => {}

/** A parsed text and its measures. Long parts stay JSON, so that the server's thread passes them on unparsed. */
export interface ReadText {
  markdown: string
  isEmpty: boolean
  /** JSON. */
  blocks: string
  packed: Uint8Array | null
  /** Preview for its writer, as JSON. */
  shown: ReturnType<typeof shownBeginning>
  sheet: QualitySheet & Pick<SheetView, 'voice'>
  prints: WrittenPrints
}

interface Typed {
  text: string
  format: TextFormat
  /** Of its client. Null: none agreed. */
  voice: VoiceRules | null
}

/** @throws {RangeError} if one of the text's forms would be too long */
export function read({ text, format, voice }: Typed): ReadText {
  const markdown = format === 'plain' ? fromPlain(asKept(text)) : asKept(text)
  const tree = parseText(markdown)
  const blocks = blocksOf(tree)
  expectFewParts(blocks)
  // Every form is checked, so that a stored text can be had in each.
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

export const compare = ({ before, after, withinMs }: { before: Block[]; after: Block[]; withinMs: number }) =>
  compareBlocks(before, after, withinMs)

/* From here on texts come as stored: as objects, long ones would block the server's thread. */

interface Stored {
  before: StoredBlocks
  after: StoredBlocks
  withinMs: number
}

/** JSON of a `Comparison`, compressed by gzip. */
export function compareStored({ before, after, withinMs }: Stored): Uint8Array {
  const changes = compareBlocks(unpacked(before), unpacked(after), withinMs).map(shownChange)
  return gzipSync(JSON.stringify({ changes, isLong: false } satisfies Comparison))
}

/* Files are bytes: a long string would be copied and encoded in the server's thread. */

interface Filed {
  title: string
  stored: StoredBlocks
}

export const sameness = ({ blocks, ...typed }: { text: string; sha256: string; blocks: StoredBlocks }) =>
  samenessOf({ ...typed, blocksOfVersion: () => unpacked(blocks) })

export const txt = ({ stored }: Filed): Uint8Array => Buffer.from(textFileOf(unpacked(stored)))

export const html = ({ title, markdown }: { title: string; markdown: string }): Uint8Array =>
  Buffer.from(htmlOf(title, markdown))

/** The docx library is large, so it is loaded on first use. */
export const docx = async ({ title, stored }: Filed): Promise<Uint8Array> =>
  (await import('../files/docx-file.ts')).docxOf(title, unpacked(stored))

/** JSON of the blocks for a client, compressed by gzip. */
export const json = ({ stored }: Filed): Uint8Array =>
  gzipSync(JSON.stringify(unpacked(stored).map(shownBlock)))

/** A passage with its context; null if the text differs at that place. */
export const place = ({
  stored,
  passage,
}: {
  stored: StoredBlocks
  passage: Passage
}): PlacedPassage | null => placed(plainTextOf(unpacked(stored)), passage)

/** Places of an older version's passages; null if not found or ambiguous. */
export function places({ stored, quotes }: { stored: StoredBlocks; quotes: Quoted[] }): (number | null)[] {
  const plain = plainTextOf(unpacked(stored))
  return quotes.map((quote) => placeOf(quote, plain))
}

interface Redlined extends Stored {
  title: string
  author: string
  at: Date
  comments: FileComment[]
}

export async function redline({ title, before, after, withinMs, ...by }: Redlined): Promise<Uint8Array> {
  const { redlineDocxOf } = await import('../files/docx-file.ts')
  return redlineDocxOf(title, compareBlocks(unpacked(before), unpacked(after), withinMs), by)
}
