import { isLinkTarget, linkInText } from '@northword/contract/site/link-target'

/** A text, or a marked part of one. */
export type Part = string | { mark: 'bold' | 'italic'; parts: Part[] } | { to: string; parts: Part[] }

/* Lengths are bounded as in `linkInText`. A star or a line within a word is no mark: 2*3*4, snake_case. */
const bold = String.raw`\*\*(?<bold>(?=[^\s*]).{0,499}?[^\s*])\*\*`
const italic = String.raw`(?<![\w*])(?<sign>[*_])(?<italic>(?=[^\s*_]).{0,499}?[^\s*_])\k<sign>(?![\w*])`
const marks = new RegExp(`${bold}|${italic}|${linkInText}`, 'g')

const deepest = 3

/** Parses the marks within a line. A link elsewhere than {@link isLinkTarget} allows stays as it was typed. */
export function partsOf(text: string, depth = 0): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: typed, index, groups = {} } of depth < deepest ? text.matchAll(marks) : []) {
    const part = partOf(groups, depth + 1)
    if (!part) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push(part)
    end = index + typed.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

type Found = Partial<Record<'bold' | 'italic' | 'words' | 'to', string>>

function partOf({ bold: strong, italic: slanted, words = '', to = '' }: Found, depth: number): Part | null {
  if (strong) return { mark: 'bold', parts: partsOf(strong, depth) }
  if (slanted) return { mark: 'italic', parts: partsOf(slanted, depth) }
  return isLinkTarget(to) ? { to, parts: partsOf(words, depth) } : null
}

/** The text as it is read. */
export const withoutMarks = (text: string): string => partsOf(text).map(readAs).join('')

const readAs = (part: Part): string => (typeof part === 'string' ? part : part.parts.map(readAs).join(''))
