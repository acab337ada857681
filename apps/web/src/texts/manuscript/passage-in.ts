import { longestPassage } from '@northword/contract/lengths'
import type { PassageInput } from '@northword/contract/texts/reviews'

/**
 * The selected passage of the plain text, trimmed; null if no words are selected. Elements with `data-start` hold the
 * words from that offset on; `data-aside` marks content outside of the text.
 */
export function passageIn(paper: Element, range: Range, text: string): PassageInput | null {
  if (range.collapsed || !range.intersectsNode(paper)) return null
  const from = placeIn(paper, range.startContainer, range.startOffset) ?? nextPlace(paper, range)
  const to = placeIn(paper, range.endContainer, range.endOffset) ?? lastPlace(paper, range)
  return from === null || to === null ? null : passageBetween(text, from, to)
}

/** The contract allows a comment on it. */
export const isShort = ({ quote }: PassageInput) => quote.length <= longestPassage

/** The trimmed words between two offsets, or null. Never splits a surrogate pair. */
export function passageBetween(text: string, from: number, to: number): PassageInput | null {
  const words = text.slice(from, to)
  const quote = words.trim()
  if (quote === '') return null
  const begins = from + words.indexOf(quote)
  const ends = begins + quote.length
  const start = isCut(text, begins) ? begins - 1 : begins
  return { start, quote: text.slice(start, isCut(text, ends) ? ends + 1 : ends) }
}

/** An offset inside of a surrogate pair. */
const isCut = (text: string, at: number) =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1))

/** Offset of a DOM position; null between paragraphs or outside of the paper. */
function placeIn(paper: Element, node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement
  const holder = element?.closest<HTMLElement>('[data-start]')
  if (!holder || !paper.contains(holder)) return null
  const before = document.createRange()
  before.setStart(holder, 0)
  before.setEnd(node, offset)
  return startOf(holder) + wordsIn(before.cloneContents()).length
}

/** Start of the first paragraph after a range's start. */
function nextPlace(paper: Element, range: Range): number | null {
  const begins = pointAt(range.startContainer, range.startOffset)
  const next = holdersIn(paper).find((holder) => begins.comparePoint(holder, 0) >= 0)
  return next ? startOf(next) : null
}

/** End of the last paragraph before a range's end. */
function lastPlace(paper: Element, range: Range): number | null {
  const ends = pointAt(range.endContainer, range.endOffset)
  const last = holdersIn(paper).findLast((holder) => ends.comparePoint(holder, 0) < 0)
  if (!last) return null
  const whole = document.createRange()
  whole.selectNodeContents(last)
  return startOf(last) + wordsIn(whole.cloneContents()).length
}

function pointAt(node: Node, offset: number): Range {
  const point = document.createRange()
  point.setStart(node, offset)
  return point
}

const holdersIn = (paper: Element) => [...paper.querySelectorAll<HTMLElement>('[data-start]')]

const startOf = ({ dataset }: HTMLElement) => Number(dataset['start'])

function wordsIn(contents: DocumentFragment): string {
  for (const aside of contents.querySelectorAll('[data-aside]')) aside.remove()
  return contents.textContent
}
