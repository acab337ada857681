import { blockGap } from '@northword/contract/texts/plain-text'
import type { Block } from '../markdown/blocks-of.ts'

/** Plain text without Markdown, except bullets and numbers before items. */
export const textFileOf = (blocks: Block[]): string => `${blocks.map(lineOf).join(blockGap)}\n`

function lineOf({ kind, depth, number, continues, text }: Block): string {
  if (kind === 'item' && continues) return `${'  '.repeat(depth)}${text}`
  if (kind === 'item')
    return `${'  '.repeat(Math.max(0, depth - 1))}${number === undefined ? '-' : `${number}.`} ${text}`
  if (kind === 'quote') return text.replaceAll(/^/gm, '> ')
  return kind === 'rule' ? '* * *' : text
}
