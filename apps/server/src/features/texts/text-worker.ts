import type { Comparison } from '@northword/contract/text-views'
import type { TextFormat } from '@northword/contract/texts'
import { plainTextOf } from '@northword/contract/plain-text'
import { type Block, blocksOf } from './blocks-of.ts'
import { compareTexts as compareBlocks } from './compare-texts.ts'
import { fingerprintsOf } from './fingerprints.ts'
import { fromPlain } from './from-plain.ts'
import { asKept, parseText } from './parse-text.ts'
import { shownChange } from './shown-block.ts'
import { textFileOf } from './text-file.ts'
import { type QualitySheet, qualitySheetOf } from './quality-sheet.ts'

/* What runs in a thread of its own; see text-work.ts. */

/** A text, and what can be said about it without knowing any other. */
export interface ReadText {
  /** The file as it is kept. */
  markdown: string
  blocks: Block[]
  sheet: QualitySheet
  prints: bigint[]
}

/** Reads a text as somebody typed it. */
export function read({ text, format }: { text: string; format: TextFormat }): ReadText {
  const markdown = format === 'plain' ? fromPlain(asKept(text)) : asKept(text)
  const blocks = blocksOf(parseText(markdown))
  return { markdown, blocks, sheet: qualitySheetOf(blocks), prints: fingerprintsOf(plainTextOf(blocks)) }
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

interface Filed {
  title: string
  markdown: string
  blocks: string
}

/** A text without marks. */
export const txt = ({ blocks }: Filed): string => textFileOf(parsed(blocks))

/** A text as a page of its own. */
export const html = async ({ title, markdown }: Filed): Promise<string> =>
  (await import('./html-file.ts')).htmlOf(title, parseText(markdown))

/** A text for Word. The library for it is large, and is loaded with the first one. */
export const docx = async ({ title, blocks }: Filed): Promise<Uint8Array> =>
  (await import('./docx-file.ts')).docxOf(title, parsed(blocks))

interface Redlined extends Stored {
  title: string
  author: string
  at: Date
}

/** What changed between two texts, for Word. */
export async function redline({ title, author, at, before, after, withinMs }: Redlined): Promise<Uint8Array> {
  const { redlineDocxOf } = await import('./docx-file.ts')
  return redlineDocxOf(title, compareBlocks(parsed(before), parsed(after), withinMs), { author, at })
}
