import { pageIds } from '@northword/contract/site/page-ids'
import { withoutMarks } from './text-marks.ts'

/** Texts have the marks of `text-marks.ts`. */
export type Block =
  | Heading
  | { kind: 'list'; items: string[] }
  /** `start` is the number of the first item. */
  | { kind: 'numbers'; items: string[]; start: number }
  | { kind: 'quote'; lines: string[] }
  | { kind: 'strong'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'break' }

export interface Heading {
  kind: 'heading'
  /** The page's title is the `h1`. */
  tag: 'h2' | 'h3' | 'h4' | 'h5'
  text: string
  /** Id of a main heading, unique in the text. */
  anchor?: string
}

const headingTags: Record<string, Heading['tag']> = { '#': 'h2', '##': 'h3', '###': 'h4', '####': 'h5' }

/**
 * Parses lines: `#` to `####` are headings, a dash or a number begins an item, `>` a quotation, `**…**` is a strong
 * paragraph, a blank line a break. Consecutive items are one list; any other line is a paragraph.
 */
export function readBlocks(content: string): Block[] {
  const blocks: Block[] = []
  const anchors = new Set<string>(pageIds)
  for (const line of content.split(/\r\n|\r|\n/)) {
    const block = readLine(line.trimEnd())
    const last = blocks.at(-1)
    if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items)
    else if (block.kind === 'numbers' && last?.kind === 'numbers') last.items.push(...block.items)
    else if (block.kind === 'quote' && last?.kind === 'quote') last.lines.push(...block.lines)
    else if (block.kind === 'heading' && block.tag === 'h2')
      blocks.push({ ...block, anchor: anchorOf(withoutMarks(block.text), anchors) })
    else blocks.push(block)
  }
  return blocks
}

function readLine(line: string): Block {
  if (line === '') return { kind: 'break' }
  const [, marks = '', heading] = /^(#{1,4})\s+(.+)$/.exec(line) ?? []
  const tag = headingTags[marks]
  if (tag && heading) return { kind: 'heading', tag, text: heading }
  const [, number, item] = /^(\d{1,9})[.)]\s+(.+)$/.exec(line) ?? []
  if (number && item) return { kind: 'numbers', items: [item], start: Number(number) }
  if (line.startsWith('>')) return { kind: 'quote', lines: [line.slice(1).trim()].filter(Boolean) }
  if (line.startsWith('-')) return { kind: 'list', items: [line.slice(1).trim()] }
  const strong = /^\*\*(.+)\*\*$/.exec(line)?.[1]?.trim()
  if (strong && !strong.includes('**')) return { kind: 'strong', text: strong }
  return { kind: 'paragraph', text: line }
}

/** A heading's slug; numbered if it is taken. */
function anchorOf(heading: string, taken: Set<string>): string {
  const plain = heading
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
  const name = plain.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? 'part'
  let anchor = name
  for (let number = 2; taken.has(anchor); number++) anchor = `${name}-${number}`
  taken.add(anchor)
  return anchor
}
