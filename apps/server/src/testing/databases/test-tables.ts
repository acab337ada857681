import type { Browser } from '../requests/test-browser.ts'

/** A CSV download from the desk: headings, and rows by heading. */
export async function tableFrom(browser: Pick<Browser, 'send'>, url: string) {
  const { statusCode, headers, body } = await browser.send('GET', url)
  const [headings = [], ...rows] = statusCode === 200 ? readCsv(body.replace('\uFEFF', '')) : []
  const table = rows.map((cells) => Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])))
  return { status: statusCode, headers, text: body, headings, rows: table }
}

/** Cells of a CSV file (RFC 4180). Throws on any deviation. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`This is no CSV: ${text.slice(at, at + 80)}`)
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
