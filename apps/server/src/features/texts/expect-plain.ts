/*
 * Time to read a text in Markdown grows faster than the text where quotations and lists stand in each other by the hundred, or
 * thousands of lines belong together. Nobody writes so, and a few thousand signs of it would take a thread for minutes. What
 * stands within a paragraph is counted in few-marks.ts.
 */

const most = {
  /** Quotations and lists that one line opens or stands in. */
  depth: 40,
  /** Lines without an empty one between them. */
  linesInARow: 5_000,
  /** Headings that are underlined. */
  underlined: 1_000,
  /** Ampersands in one word. */
  ampersands: 200,
}

const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const marker = />|[-+*]|\d+[.)]/g
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/
/** Indentation by which a list stands in another one. */
const perList = 2

/**
 * Looks once through a text, before it is read.
 * @throws {RangeError} where reading it could take much longer than others of its length
 */
export function expectPlain(markdown: string): void {
  let [inARow, underlined] = [0, 0]
  for (const line of markdown.split('\n')) {
    inARow = line.trim() === '' ? 0 : inARow + 1
    if (inARow > 1 && underline.test(line)) underlined += 1
    if (inARow > most.linesInARow || underlined > most.underlined || depthOf(line) > most.depth)
      throw new RangeError('The text is tangled.')
  }
  if (markdown.split(/\s+/).some((word) => word.split('&').length - 1 > most.ampersands))
    throw new RangeError('The text is tangled.')
}

function depthOf(line: string): number {
  const [opened = ''] = markers.exec(line) ?? []
  if (opened === '') return 0
  const indentation = opened.length - opened.trimStart().length
  return indentation / perList + (opened.match(marker)?.length ?? 0)
}
