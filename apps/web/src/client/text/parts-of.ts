import type { Paragraph } from './paragraph.ts'

/** What a text is made of as HTML sees it. */
export type Part =
  | {
      kind: 'paragraph'
      paragraph: Paragraph
      /** Of a heading: 0 is the outermost of the text. */ level: number
    }
  | { kind: 'quote' | 'table'; paragraphs: Paragraph[] }
  | List

/** A list; an item may hold others. */
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

/** Puts together what belongs together: the items of a list, the rows of a table, the paragraphs of a quotation. */
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

/** An item, or code that stands in one. */
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

/** The innermost list at the end of another in which a paragraph may stand; null where it is less deep than all. */
function listFor(paragraph: Paragraph, list: List): List | null {
  if (paragraph.depth < list.depth) return null
  const end = list.items.at(-1)?.parts.at(-1)
  const inner = end && 'items' in end ? listFor(paragraph, end) : null
  return inner ?? list
}

/** Only the first paragraph of a numbered item has its number, also where a version does not say what continues. */
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

/** How deep a heading stands below those before it: a level that a writer left out is not there. */
function levelIn(outline: number[], { kind, depth }: Paragraph): number {
  if (kind !== 'heading') return 0
  while ((outline.at(-1) ?? 0) >= depth) outline.pop()
  outline.push(depth)
  return outline.length - 1
}
