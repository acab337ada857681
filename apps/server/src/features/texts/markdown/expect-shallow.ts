/*
 * Parsing Markdown takes more than linear time with hundreds of nested quotes and lists, or thousands of lines in one
 * block; a few thousand such characters block a thread for minutes. few-marks.ts counts within a paragraph.
 */

const most = {
  /** Quotes and lists opened on one line. */
  depth: 40,
  linesInARow: 5_000,
  underlined: 1_000,
  ampersands: 200,
}

const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const marker = />|[-+*]|\d+[.)]/g
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/
const perList = 2

/** @throws {RangeError} if parsing could take much longer than for other texts of its length */
export function expectShallow(markdown: string): void {
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
