/* Red pen strokes as CSS images, stretched to their words, so that a mark follows its words over a line break. */

/** A stroke of the pen. Its width is in pixels, however large its box is drawn. */
export type Stroke = readonly [viewBox: string, fit: string, path: string, width: number]

/** Also drawn on social cards. */
export const underlineStroke: Stroke = [
  '0 0 300 14',
  'none',
  'M2 8.5C48 4.2 96 9.6 148 6.3S246 3.2 298 6.9M236 11.3C254 9.6 268 10.3 284 9.4',
  2.6,
]

/** Also drawn on social cards. */
export const caretStroke: Stroke = [
  '0 0 16 12',
  'xMidYMid meet',
  'M1.8 10.6C4.3 7.6 6.2 4.9 8 1.6 9.8 4.7 11.6 7.7 14.3 10.3',
  1.9,
]

const strike = mark('0 0 200 12', 'none', 'M1 6.9C22 4.6 41 7.8 66 6.2S112 4.1 138 6.6 178 5.2 199 4.7', 2.2)
const underline = mark(...underlineStroke)
const caret = mark(...caretStroke)

const circle = mark(
  '0 0 120 60',
  'none',
  'M30 7.5C58 1.6 99 4.8 113 20.5 125 36.5 98 55.5 62 57 27 58.5 3.5 46.5 4.5 29.5 5.5 13.5 34 3.8 66 4.2',
  2.2,
)
const tick = mark(
  '0 0 20 18',
  'xMidYMid meet',
  'M2.5 9.8C4.8 11.4 6.3 13.3 7.7 15.6 9.8 10.3 13 5.7 17.8 2.3',
  2,
)

/** As CSS variables. */
export const penMarks = (colour: string): Record<string, string> => ({
  '--pen-strike': strike(colour),
  '--pen-underline': underline(colour),
  '--pen-caret': caret(colour),
  '--pen-circle': circle(colour),
  '--pen-tick': tick(colour),
})

function mark(...[viewBox, fit, path, width]: Stroke) {
  return (colour: string) => {
    const svg =
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' preserveAspectRatio='${fit}'>` +
      `<path d='${path}' fill='none' stroke='${colour}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round' vector-effect='non-scaling-stroke'/></svg>`
    return `url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
  }
}
