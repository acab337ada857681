import { plainTextOf } from '@northword/contract/texts/plain-text'
import { blockKinds, type ShownBlock } from '@northword/contract/texts/text-views'
import { cleanup, render } from '@testing-library/react'
import { array, assert, constantFrom, integer, nat, property, record, string } from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { block } from '../../testing/text-fixtures.ts'
import { Manuscript } from './manuscript.tsx'
import { passageBetween, passageIn } from './passage-in.ts'

afterEach(cleanup)

/** Renders the blocks, with a mark in the middle. */
function paperOf(blocks: ShownBlock[], marks = [{ number: 1, start: 1, end: 9 }]) {
  const { container } = render(<Manuscript blocks={blocks} marks={marks} below={() => <p>Beside it</p>} />)
  return container
}

/** DOM position of each character on paper, in order, with its offset in the plain text. */
function signsOf(paper: Element, blocks: ShownBlock[]) {
  const nodes = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT)
  const places: { node: Node; offset: number }[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node.parentElement?.closest('[data-start]') && !node.parentElement.closest('[data-aside]'))
      for (let offset = 0; offset < (node.nodeValue ?? '').length; offset++) places.push({ node, offset })
  let next = 0
  const at = blocks.flatMap(({ kind, runs }) => {
    const text = runs.map((run) => run.text).join('')
    const start = next
    next += text.length + 2
    if (kind === 'rule') return []
    return [...Array(text.length).keys()]
      .filter((index) => kind !== 'row' || text[index] !== '\t')
      .map((index) => start + index)
  })
  return { places, at }
}

const words = string({ unit: constantFrom('a', 'b', ' ', '\n', '\t', 'é', '🚲'), maxLength: 8 })
const runs = array(record({ text: words, isStrong: constantFrom(true as const, undefined) }), {
  maxLength: 3,
})
const blocks = array(
  record({ kind: constantFrom(...blockKinds), depth: integer({ min: 1, max: 3 }), runs }),
  { minLength: 1, maxLength: 6 },
)
/** As the server makes them: a rule has no words. */
const shownOf = (all: { kind: ShownBlock['kind']; depth: number; runs: ShownBlock['runs'] }[]) =>
  all.map((one): ShownBlock => ({ ...one, runs: one.kind === 'rule' ? [] : one.runs }))

test('a passage marked on paper is found in the plain text to the sign, whatever the text is made of', () => {
  const marked = property(blocks, nat(), nat(), nat({ max: 30 }), (drawn, from, length, start) => {
    const shown = shownOf(drawn)
    const text = plainTextOf(shown)
    const paper = paperOf(shown, [{ number: 1, start, end: start + 5 }])
    const { places, at } = signsOf(paper, shown)
    expect(places).toHaveLength(at.length)
    const index = from % places.length
    const first = places[index]
    const last = places[index + (length % (places.length - index))]
    if (first && last) {
      const range = rangeFrom(first.node, first.offset, last.node, last.offset + 1)
      const [begins = 0, ends = 0] = [first, last].map((place) => at[places.indexOf(place)])
      const passage = passageIn(paper, range, text)
      expect(passage).toEqual(passageBetween(text, begins, ends + 1))
      if (passage) expect(text.startsWith(passage.quote, passage.start)).toBe(true)
    }
    cleanup()
  })
  assert(marked, { numRuns: 150 })
})

test('any two places give words of the text without spaces around them, and whole signs', () => {
  const between = property(words, nat({ max: 16 }), nat({ max: 16 }), (text, from, to) => {
    const passage = passageBetween(text, from, to)
    if (!passage) return
    expect(text.slice(passage.start, passage.start + passage.quote.length)).toBe(passage.quote)
    expect(passage.quote.trim()).toBe(passage.quote)
    expect(passage.quote.isWellFormed()).toBe(true)
  })
  assert(between)
})

const three = [block('One two.'), block('Three four.', { kind: 'item', depth: 1 }), block('Five.')]

/** A range as a browser makes it for a drag or a triple click. */
function rangeFrom(start: Node, startOffset: number, end: Node, endOffset: number) {
  const range = document.createRange()
  range.setStart(start, startOffset)
  range.setEnd(end, endOffset)
  return range
}

/** The element that holds a paragraph's words. */
const holder = (paper: Element, at: number) => paper.querySelectorAll('[data-start]').item(at)

test('three clicks mark a paragraph, although the browser marks up to the next one', () => {
  const paper = paperOf(three, [])
  const passage = passageIn(paper, rangeFrom(holder(paper, 0), 0, holder(paper, 1), 0), plainTextOf(three))
  expect(passage).toEqual({ start: 0, quote: 'One two.' })
})

test('a mark over several paragraphs has the gaps between them, and not what stands beside the text', () => {
  const paper = paperOf(three)
  const five = holder(paper, 2)
  const passage = passageIn(
    paper,
    rangeFrom(holder(paper, 0), 0, five, five.childNodes.length),
    plainTextOf(three),
  )
  expect(passage).toEqual({ start: 0, quote: 'One two.\n\nThree four.\n\nFive.' })
})

test('a mark that begins or ends outside of the text has what of it is inside', () => {
  const paper = paperOf(three, [])
  const range = document.createRange()
  range.selectNodeContents(document.body)
  expect(passageIn(paper, range, plainTextOf(three))?.quote).toBe(plainTextOf(three))
})

test('no words are no passage', () => {
  const paper = paperOf([block('One'), block('   ')], [])
  const [one, blank] = [holder(paper, 0), holder(paper, 1)]
  expect(passageIn(paper, rangeFrom(one, 1, one, 1), 'One\n\n   ')).toBeNull()
  expect(passageIn(paper, rangeFrom(blank, 0, blank, 1), 'One\n\n   ')).toBeNull()
  const elsewhere = document.body.appendChild(document.createElement('p'))
  elsewhere.textContent = 'Not the text'
  expect(passageIn(paper, rangeFrom(elsewhere, 0, elsewhere, 1), 'One')).toBeNull()
})
