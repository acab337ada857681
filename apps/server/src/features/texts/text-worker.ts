import { type Block, blocksOf } from './blocks-of.ts'
import { compareTexts as compareBlocks } from './compare-texts.ts'
import { parseText } from './parse-text.ts'
import { type QualitySheet, qualitySheetOf } from './quality-sheet.ts'

/* What runs in a thread of its own; see text-work.ts. */

/** A text, and what can be counted about it. */
export interface ReadText {
  blocks: Block[]
  sheet: QualitySheet
}

/** Reads a text in Markdown. */
export function read(markdown: string): ReadText {
  const blocks = blocksOf(parseText(markdown))
  return { blocks, sheet: qualitySheetOf(blocks) }
}

/** Compares two texts that were read. */
export const compare = ({ before, after, withinMs }: { before: Block[]; after: Block[]; withinMs: number }) =>
  compareBlocks(before, after, withinMs)
