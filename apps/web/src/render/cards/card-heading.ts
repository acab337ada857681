import type { Paragraph } from 'canvaskit-wasm'
import { textIn } from './card-text.ts'
import type { Canvas } from './open-canvas.ts'

/** Lines of a heading, with the size of its letters. */
export interface Heading {
  text: string
  paragraph: Paragraph
  size: number
}

interface Room {
  width: number
  height: number
  colour: string
}

/** From the largest; a heading has the first in which it fits and no word breaks. */
const sizes = [104, 88, 76, 64, 54, 44]
const leading = 1.12

/** A heading in lines of similar length. */
export function headingIn(canvas: Canvas, heading: string, room: Room): Heading {
  const text = joined(heading)
  const preferred = preferredSize(heading)
  const smallest = Math.min(...sizes)
  for (const size of sizes) {
    if (size > preferred) continue
    const lines = Math.max(1, Math.floor(room.height / (size * leading)))
    const style = { font: 'heading', size, leading, spacing: size * -0.022, colour: room.colour } as const
    const paragraph = textIn(canvas, text, room.width, { ...style, lines })
    const fits = !paragraph.didExceedMaxLines() && paragraph.getMinIntrinsicWidth() <= room.width
    if (fits) return { text, paragraph: balanced(paragraph, room.width), size }
    if (size === smallest) return { text, paragraph, size }
    paragraph.delete()
  }
  throw new Error('A heading has no size.')
}

/** Narrows a paragraph as far as it keeps its number of lines. */
function balanced(paragraph: Paragraph, width: number): Paragraph {
  const lines = paragraph.getNumberOfLines()
  let [narrow, wide] = [paragraph.getMinIntrinsicWidth(), width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    paragraph.layout(middle)
    if (paragraph.getNumberOfLines() === lines && !paragraph.didExceedMaxLines()) wide = middle
    else narrow = middle
  }
  paragraph.layout(wide)
  return paragraph
}

/** Pixels at which a heading of this length takes two or three lines. */
function preferredSize({ length }: string): number {
  if (length <= 24) return 104
  return length <= 40 ? 88 : 76
}

/** Start of the underlined end: two words of a heading with four or more, all of a short pair, else one. */
export function startOfEnd(heading: string): number {
  const words = heading.split(/[ \u00A0]/)
  const count = words.length > 3 || heading.length < 15 ? 2 : 1
  return heading.length - words.slice(-count).join(' ').length
}

/** Keeps the underlined words in one line, unless they are long. */
function joined(heading: string): string {
  const start = startOfEnd(heading)
  const end = heading.slice(start)
  return end.length > 30 ? heading : heading.slice(0, start) + end.replaceAll(' ', '\u00A0')
}
