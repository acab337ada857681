import { longestPassage } from '@northword/contract/lengths'
import type { PassageInput } from '@northword/contract/reviews'

/**
 * The passage of a plain text that a reader has marked on the paper that shows it, without the spaces around it; null
 * where they marked no words of it. Elements with `data-start` hold the words from that place on; what is in one with
 * `data-aside` is not in the text.
 */
export function passageIn(paper: Element, range: Range, text: string): PassageInput | null {
  if (range.collapsed || !range.intersectsNode(paper)) return null
  const from = placeIn(paper, range.startContainer, range.startOffset) ?? nextPlace(paper, range)
  const to = placeIn(paper, range.endContainer, range.endOffset) ?? lastPlace(paper, range)
  return from === null || to === null ? null : passageBetween(text, from, to)
}

/** Whether a passage is one that can be commented on. */
export const isShort = ({ quote }: PassageInput) => quote.length <= longestPassage

/** The words between two places, without the spaces around them; null where there are none. No sign is cut in two. */
export function passageBetween(text: string, from: number, to: number): PassageInput | null {
  const words = text.slice(from, to)
  const quote = words.trim()
  if (quote === '') return null
  const begins = from + words.indexOf(quote)
  const ends = begins + quote.length
  const start = isCut(text, begins) ? begins - 1 : begins
  return { start, quote: text.slice(start, isCut(text, ends) ? ends + 1 : ends) }
}

/** Whether a place lies between the two units of one sign. */
const isCut = (text: string, at: number) =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1))

/** Of a place among words; null where it lies between paragraphs or outside of the paper. */
function placeIn(paper: Element, node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement
  const holder = element?.closest<HTMLElement>('[data-start]')
  if (!holder || !paper.contains(holder)) return null
  const before = document.createRange()
  before.setStart(holder, 0)
  before.setEnd(node, offset)
  return startOf(holder) + wordsIn(before.cloneContents()).length
}

/** Where the first paragraph begins that stands behind the beginning of a range. */
function nextPlace(paper: Element, range: Range): number | null {
  const begins = pointAt(range.startContainer, range.startOffset)
  const next = holdersIn(paper).find((holder) => begins.comparePoint(holder, 0) >= 0)
  return next ? startOf(next) : null
}

/** Where the last paragraph ends that stands before the end of a range. */
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
