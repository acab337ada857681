import type { List, Part } from './parts-of.ts'
import type { Paragraph } from './paragraph.ts'

/** Offsets of a part in the plain text. */
export interface Extent {
  kind: 'paragraph' | 'heading' | 'list' | 'table' | 'quote'
  start: number
  end: number
}

/** Null if unknown, or if the part has no words. */
export function extentOf(part: Part): Extent | null {
  const paragraphs = paragraphsIn(part)
  const [first] = paragraphs
  const last = paragraphs.at(-1)
  if (first?.start === undefined || last?.start === undefined) return null
  const end = last.start + lengthOf(last)
  return end > first.start ? { kind: kindOf(part), start: first.start, end } : null
}

const kindOf = (part: Part) =>
  part.kind !== 'paragraph' ? part.kind : part.paragraph.kind === 'heading' ? 'heading' : 'paragraph'

const lengthOf = ({ spans }: Paragraph) => spans.reduce((length, { text }) => length + text.length, 0)

function paragraphsIn(part: Part): Paragraph[] {
  if (part.kind === 'paragraph') return [part.paragraph]
  return part.kind === 'list' ? paragraphsOfList(part) : part.paragraphs
}

const paragraphsOfList = ({ items }: List): Paragraph[] =>
  items.flatMap(({ parts }) => parts.flatMap((part) => ('items' in part ? paragraphsOfList(part) : [part])))
