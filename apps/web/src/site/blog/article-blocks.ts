/** A piece of an article's text. */
export type Block =
  | Heading
  | { kind: 'list'; items: string[] }
  | { kind: 'strong'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'break' }

export interface Heading {
  kind: 'heading'
  /** The page's title is the `h1`. */
  tag: 'h2' | 'h3' | 'h4' | 'h5'
  text: string
  /** The id of a main heading, its own in the text. */
  anchor?: string
}

const headingTags: Record<string, Heading['tag']> = { '#': 'h2', '##': 'h3', '###': 'h4', '####': 'h5' }

/**
 * Reads a text line by line: `#` to `####` and a space begin a heading, a dash a list item, a blank line
 * is a break, a line that is bold from end to end (`**…**`) is a strong paragraph, every other line is a
 * paragraph as it stands. Items on consecutive lines are one list.
 */
export function readBlocks(content: string): Block[] {
  const blocks: Block[] = []
  // The name of the page around the text.
  const anchors = new Set(['main', 'root'])
  for (const line of content.split(/\r\n|\r|\n/)) {
    const block = readLine(line.trimEnd())
    const last = blocks.at(-1)
    if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items)
    else if (block.kind === 'heading' && block.tag === 'h2')
      blocks.push({ ...block, anchor: anchorOf(block.text, anchors) })
    else blocks.push(block)
  }
  return blocks
}

function readLine(line: string): Block {
  if (line === '') return { kind: 'break' }
  const [, marks = '', heading] = /^(#{1,4})\s+(.+)$/.exec(line) ?? []
  const tag = headingTags[marks]
  if (tag && heading) return { kind: 'heading', tag, text: heading }
  if (line.startsWith('-')) return { kind: 'list', items: [line.slice(1).trim()] }
  const strong = /^\*\*(.+)\*\*$/.exec(line)?.[1]?.trim()
  if (strong && !strong.includes('**')) return { kind: 'strong', text: strong }
  return { kind: 'paragraph', text: line }
}

/** An anchor in the words of a heading; where it is taken it gets a number. */
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
