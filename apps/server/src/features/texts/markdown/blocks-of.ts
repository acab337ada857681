import { textOfBlock } from '@northword/contract/texts/plain-text'
import type { Run, ShownBlock } from '@northword/contract/texts/text-views'
import type { Nodes, Root } from 'mdast'

export interface Block extends ShownBlock {
  /** Plain text. Each line break of the source is one space. */
  text: string
}

/** Blocks of a text in reading order. Raw HTML is text. */
export function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = []
  walk(tree, { kind: 'paragraph', depth: 0 }, blocks)
  return blocks
}

type Place = Pick<Block, 'kind' | 'depth' | 'number' | 'continues'>

function walk(node: Nodes, place: Place, blocks: Block[]): void {
  const own = ownBlock(node, place)
  if (own) blocks.push({ ...own, text: textOfBlock(own) })
  else if ('children' in node) {
    const first = blocks.length
    for (const [at, child] of node.children.entries()) walk(child, placeIn(node, place, at), blocks)
    const [sign, begun] = [signOf(node), blocks[first]]
    if (sign && begun)
      blocks[first] = { ...begun, runs: [{ text: sign }, ...begun.runs], text: sign + begun.text }
  }
}

/** Precedes a note, or an item that is done or is not. */
function signOf(node: Nodes): string {
  if (node.type === 'footnoteDefinition') return `[${node.label ?? node.identifier}] `
  if (node.type !== 'listItem' || typeof node.checked !== 'boolean') return ''
  return node.checked ? '☑ ' : '☐ '
}

/** The block of a node; null if it contains blocks or shows nothing. */
function ownBlock(node: Nodes, place: Place): Omit<Block, 'text'> | null {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', depth: node.depth, runs: runsOf(node) }
    case 'paragraph':
    case 'html':
      return { ...place, runs: runsOf(node) }
    case 'code':
      return { ...place, kind: 'code', runs: runsOf(node) }
    case 'thematicBreak':
      return { ...place, kind: 'rule', runs: [] }
    case 'tableRow':
      return { ...place, kind: 'row', runs: node.children.flatMap(cellRuns) }
    default:
      return null
  }
}

/** A tab separates cells. */
const cellRuns = (cell: Nodes, at: number): Run[] =>
  at === 0 ? runsOf(cell) : [{ text: '\t' }, ...runsOf(cell)]

/** Place of a node's child. Only an item's first paragraph has its number. */
function placeIn(node: Nodes, place: Place, at: number): Place {
  const { kind, depth } = place
  if (node.type === 'list')
    return { kind: 'item', depth: depth + 1, ...(node.ordered && { number: (node.start ?? 1) + at }) }
  if (node.type === 'blockquote') return { kind: 'quote', depth: depth + 1 }
  if (at === 0) return place
  return { kind, depth, ...(node.type === 'listItem' && { continues: true }) }
}

type Marks = Omit<Run, 'text'>

/** Runs of a paragraph. Pictures become their alternative text, and raw HTML is text. */
const runsOf = (node: Nodes, marks: Marks = {}): Run[] =>
  inlineRuns(node, marks).filter(({ text }) => text !== '')

function inlineRuns(node: Nodes, marks: Marks): Run[] {
  switch (node.type) {
    case 'text':
      return [{ ...marks, text: node.value.replaceAll('\n', ' ') }]
    case 'break':
      return [{ ...marks, text: '\n' }]
    case 'inlineCode':
      return [{ ...marks, isCode: true, text: node.value }]
    case 'code':
    case 'html':
      return [{ ...marks, text: node.value }]
    case 'image':
    case 'imageReference':
      return [{ ...marks, text: node.alt ?? '' }]
    case 'footnoteReference':
      return [{ ...marks, text: `[${node.label ?? node.identifier}]` }]
    default:
      return 'children' in node
        ? node.children.flatMap((child) => inlineRuns(child, marksIn(node, marks)))
        : []
  }
}

function marksIn(node: Nodes, marks: Marks): Marks {
  switch (node.type) {
    case 'strong':
      return { ...marks, isStrong: true }
    case 'emphasis':
      return { ...marks, isEmphasis: true }
    case 'delete':
      return { ...marks, isStruck: true }
    case 'link':
      return { ...marks, href: node.url }
    default:
      return marks
  }
}
