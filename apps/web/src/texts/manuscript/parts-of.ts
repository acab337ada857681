import type { Paragraph } from './paragraph.ts'

/** Text structure for HTML. */
export type Part =
  | {
      kind: 'paragraph'
      paragraph: Paragraph
      /** Of a heading: 0 is the outermost of the text. */ level: number
    }
  | { kind: 'quote' | 'table'; paragraphs: Paragraph[] }
  | List

/** Items may hold other lists. */
export interface List {
  kind: 'list'
  depth: number
  isNumbered: boolean
  items: Item[]
}

export interface Item {
  number?: number
  parts: (Paragraph | List)[]
}

/** Groups list items, table rows and paragraphs of a quotation. */
export function partsOf(paragraphs: readonly Paragraph[]): Part[] {
  const parts: Part[] = []
  const outline: number[] = []
  for (const paragraph of paragraphs) {
    const last = parts.at(-1)
    if (isInList(paragraph, last)) place(paragraph, last, parts)
    else if (paragraph.kind === 'row' || paragraph.kind === 'quote') join(paragraph, last, parts)
    else parts.push({ kind: 'paragraph', paragraph, level: levelIn(outline, paragraph) })
  }
  return parts
}

/** An item, or code inside of one. */
const isInList = ({ kind, depth }: Paragraph, last: Part | undefined) =>
  kind === 'item' || (kind === 'code' && depth > 0 && last?.kind === 'list')

function place(paragraph: Paragraph, last: Part | undefined, parts: Part[]) {
  const outer = last?.kind === 'list' ? listFor(paragraph, last) : null
  if (!outer) parts.push(newList(paragraph))
  else if (outer.depth < paragraph.depth) outer.items.at(-1)?.parts.push(newList(paragraph))
  else if (goesOn(paragraph, outer)) outer.items.at(-1)?.parts.push(paragraph)
  else if (outer.isNumbered === isNumbered(paragraph)) outer.items.push(newItem(paragraph))
  else parts.push(newList(paragraph))
}

/** The innermost open list for a paragraph; null if the paragraph is less deep than all. */
function listFor(paragraph: Paragraph, list: List): List | null {
  if (paragraph.depth < list.depth) return null
  const end = list.items.at(-1)?.parts.at(-1)
  const inner = end && 'items' in end ? listFor(paragraph, end) : null
  return inner ?? list
}

/** Only an item's first paragraph has its number, so this works for versions without `continues`. */
const goesOn = (paragraph: Paragraph, { isNumbered: isOfNumbers }: List) =>
  paragraph.continues || paragraph.kind === 'code' || (isOfNumbers && !isNumbered(paragraph))

const isNumbered = ({ number }: Paragraph) => number !== undefined

const newList = (first: Paragraph): List => ({
  kind: 'list',
  depth: first.depth,
  isNumbered: isNumbered(first),
  items: [newItem(first)],
})

const newItem = (first: Paragraph): Item => ({
  ...(first.number !== undefined && { number: first.number }),
  parts: [first],
})

function join(paragraph: Paragraph, last: Part | undefined, parts: Part[]) {
  const kind = paragraph.kind === 'row' ? 'table' : 'quote'
  if (last?.kind === kind) last.paragraphs.push(paragraph)
  else parts.push({ kind, paragraphs: [paragraph] })
}

/** Nesting level of a heading among those before it; skipped levels do not count. */
function levelIn(outline: number[], { kind, depth }: Paragraph): number {
  if (kind !== 'heading') return 0
  while ((outline.at(-1) ?? 0) >= depth) outline.pop()
  outline.push(depth)
  return outline.length - 1
}
