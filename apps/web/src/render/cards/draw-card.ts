import type { Canvas as Surface, Paragraph } from 'canvaskit-wasm'
import { caretStroke, type Stroke, underlineStroke } from '../../site/marks/pen-marks.ts'
import { type Heading, headingIn, startOfEnd } from './card-heading.ts'
import type { CardPicture } from './card-picture.ts'
import { cardSize } from './card-size.ts'
import { lettersFor, textIn } from './card-text.ts'
import type { Canvas } from './open-canvas.ts'
import { pngOf } from './png-of.ts'

const margin = 76
const inner = cardSize.width - 2 * margin
/** Between masthead and foot. */
const matterTop = 112
const matterBottom = 518

interface Sheet {
  canvas: Canvas
  on: Surface
  card: CardPicture
}

/**
 * A card in the page's look: paper, brand, underlined heading, line. PNG.
 * @throws {MissingLetterError}
 */
export function drawCard(canvas: Canvas, picture: CardPicture): Buffer {
  const card = drawable(canvas, picture)
  return pngOf(canvas.kit, cardSize, (on) => {
    on.clear(canvas.kit.parseColorString(card.colours.paper))
    const sheet = { canvas, on, card }
    masthead(sheet)
    matter(sheet)
    foot(sheet)
  })
}

function drawable(canvas: Canvas, card: CardPicture): CardPicture {
  const text = (words: string) => lettersFor(canvas, 'text', words)
  const [left, right] = card.foot
  return {
    ...card,
    brand: lettersFor(canvas, 'brand', card.brand),
    heading: lettersFor(canvas, 'heading', card.heading),
    kicker: text(card.kicker),
    line: text(card.line),
    foot: [text(left), text(right)],
  }
}

function masthead({ canvas, on, card }: Sheet) {
  const { ink, pencil, redPen } = card.colours
  const brandStyle = { font: 'brand', size: 40, spacing: -1, colour: ink } as const
  const brand = textIn(canvas, card.brand, card.kicker ? 700 : inner - 30, brandStyle)
  const end = margin + brand.getLongestLine()
  draw(on, brand, margin, 100, 'baseline')
  stroke({ canvas, on, card }, caretStroke, { x: end + 3, y: 93, width: 25, height: 19 }, redPen)
  const kicker = textIn(canvas, card.kicker, 300, { font: 'text', size: 28, colour: pencil })
  draw(on, kicker, margin + inner - kicker.getLongestLine(), 97, 'baseline')
}

/** Heading and line, in the middle between masthead and foot. */
function matter(sheet: Sheet) {
  const { canvas, on, card } = sheet
  const { ink, pencil } = card.colours
  const style = { font: 'text', size: 32, leading: 1.4, colour: pencil, lines: 3 } as const
  const line = textIn(canvas, card.line, 940, style)
  const below = card.line === '' ? 0 : 44 + line.getHeight()
  const room = { width: inner, height: matterBottom - matterTop - below - 16, colour: ink }
  const heading = headingIn(canvas, card.heading, room)
  const height = heading.paragraph.getHeight()
  const top = (matterTop + matterBottom - height - below) / 2
  underline(sheet, heading, top)
  draw(on, line, margin, top + height + 44)
  draw(on, heading.paragraph, margin, top)
}

function underline(sheet: Sheet, { text, paragraph, size }: Heading, top: number) {
  const { RectHeightStyle, RectWidthStyle } = sheet.canvas.kit
  const range = [startOfEnd(text), text.length] as const
  const words = paragraph.getRectsForRange(...range, RectHeightStyle.Max, RectWidthStyle.Tight)
  for (const { rect } of words) {
    const [left = 0, , right = 0, bottom = 0] = rect
    const place = { x: margin + left, y: top + bottom - size * 0.1, width: right - left, height: size * 0.26 }
    stroke(sheet, underlineStroke, place, sheet.card.colours.redPen)
  }
}

function foot({ canvas, on, card }: Sheet) {
  const { hairline, pencil } = card.colours
  const { kit } = canvas
  const paint = new kit.Paint()
  paint.setColor(kit.parseColorString(hairline))
  on.drawRect(kit.XYWHRect(margin, matterBottom, inner, 2), paint)
  paint.delete()
  const style = { font: 'text', size: 28, colour: pencil } as const
  const [left, right] = card.foot
  draw(on, textIn(canvas, left, right ? 700 : inner, style), margin, 571, 'baseline')
  const end = textIn(canvas, right, 320, style)
  draw(on, end, margin + inner - end.getLongestLine(), 571, 'baseline')
}

/** Draws a text with its top, or its baseline, at a height, and frees its memory. */
function draw(on: Surface, text: Paragraph, x: number, y: number, by: 'top' | 'baseline' = 'top') {
  on.drawParagraph(text, x, by === 'top' ? y : y - text.getAlphabeticBaseline())
  text.delete()
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Stretches a pen stroke to a place, with the pen's width as it is. */
function stroke(
  { canvas: { kit }, on }: Sheet,
  [viewBox, , path, width]: Stroke,
  place: Place,
  colour: string,
) {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(' ').map(Number)
  const given = kit.Path.MakeFromSVGString(path)
  if (!given) throw new Error(`Not a path: ${path}`)
  const [x, y] = [place.width / boxWidth, place.height / boxHeight]
  const builder = new kit.PathBuilder()
  builder.addPath(given, [x, 0, place.x, 0, y, place.y, 0, 0, 1])
  const drawn = builder.detachAndDelete()
  const paint = new kit.Paint()
  paint.setAntiAlias(true)
  paint.setColor(kit.parseColorString(colour))
  paint.setStyle(kit.PaintStyle.Stroke)
  paint.setStrokeWidth(width * 1.5)
  paint.setStrokeCap(kit.StrokeCap.Round)
  paint.setStrokeJoin(kit.StrokeJoin.Round)
  on.drawPath(drawn, paint)
  paint.delete()
  drawn.delete()
  given.delete()
}
