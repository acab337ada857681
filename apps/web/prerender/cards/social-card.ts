import { company } from '@northword/content/studio/company'
import { createElement as element, type ReactElement } from 'react'
import type { CardInk } from './card-ink.ts'
import { cardSize } from '@northword/web/render/card-size'
import type { CardWords } from '@northword/web/render/card-words'

const margin = 76

/** A card in the page's look: paper, brand, underlined heading, line. */
export function socialCard(words: CardWords, ink: CardInk): ReactElement {
  const style = {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    ...cardSize,
    padding: `${margin - 16}px ${margin}px ${margin - 24}px`,
    color: ink.ink,
    background: ink.paper,
    fontFamily: 'Instrument Sans',
  } as const
  return element('div', { style }, masthead(words, ink), matter(words, ink), foot(words, ink))
}

function masthead({ kicker }: CardWords, { caret, pencil }: CardInk) {
  const style = { display: 'flex', justifyContent: 'space-between', alignItems: 'center' } as const
  const brand = { display: 'flex', fontFamily: 'Fraunces', fontWeight: 600, fontSize: 40, letterSpacing: -1 }
  const mark = { width: 25, height: 19, margin: '33px 0 0 2px' }
  return element(
    'div',
    { style },
    element(
      'div',
      { style: brand },
      company.brand,
      element('img', { src: caret, ...sizeOf(mark), style: mark }),
    ),
    element('div', { style: { fontSize: 28, color: pencil } }, kicker),
  )
}

function matter({ heading, line }: CardWords, ink: CardInk) {
  const style = { display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' } as const
  const lineStyle = { maxWidth: 940, marginTop: 44, fontSize: 32, lineHeight: 1.4, color: ink.pencil }
  return element('div', { style }, headingOf(heading, ink), element('div', { style: lineStyle }, line))
}

/** One box per word: Satori underlines only boxes with an image. */
function headingOf(heading: string, { underline }: CardInk) {
  const fontSize = fontSizeOf(heading)
  const style = {
    display: 'flex',
    flexWrap: 'wrap',
    maxWidth: widthOf(heading, fontSize),
    columnGap: fontSize * 0.23,
    fontFamily: 'Fraunces',
    fontWeight: 500,
    fontSize,
    lineHeight: 1.12,
    letterSpacing: fontSize * -0.022,
  } as const
  const [start, end] = split(heading)
  const mark = {
    position: 'absolute',
    left: 0,
    bottom: fontSize * -0.16,
    width: '100%',
    height: fontSize * 0.26,
  } as const
  return element(
    'div',
    { style },
    ...start.map((word) => element('div', null, word)),
    element(
      'div',
      { style: { display: 'flex', position: 'relative' } },
      end,
      element('img', { src: underline, width: 600, height: 28, style: mark }),
    ),
  )
}

function foot({ foot: [left, right] }: CardWords, { hairline, pencil }: CardInk) {
  const style = {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: 24,
    borderTop: `2px solid ${hairline}`,
    fontSize: 28,
    color: pencil,
  } as const
  return element('div', { style }, element('div', null, left), element('div', null, right))
}

/** Underlines the last two words of a heading with four or more, all of a short pair, else one. */
function split(heading: string): [string[], string] {
  const words = heading.split(' ')
  const count = words.length > 3 || heading.length < 15 ? 2 : 1
  return [words.slice(0, -count), words.slice(-count).join(' ')]
}

/** Pixels at which a heading of this length takes two or three lines. */
function fontSizeOf({ length }: string): number {
  if (length <= 24) return 104
  return length <= 40 ? 88 : 76
}

/** Pixels at which a heading breaks into lines of similar length. An average letter is 0.5 em wide. */
function widthOf({ length }: string, fontSize: number): number {
  const available = cardSize.width - 2 * margin
  const whole = length * fontSize * 0.5
  const lines = Math.ceil((whole * 0.95) / available)
  return lines === 1 ? available : Math.min(available, (whole / lines) * 1.25)
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })
