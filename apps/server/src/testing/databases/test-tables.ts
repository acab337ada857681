import type { Browser } from '../requests/test-browser.ts'
import { readCsv } from '../read-csv.ts'

/** A CSV download from the desk: headings, and rows by heading. */
export async function tableFrom(browser: Pick<Browser, 'send'>, url: string) {
  const { statusCode, headers, body } = await browser.send('GET', url)
  const [headings = [], ...rows] = statusCode === 200 ? readCsv(body.replace('\uFEFF', '')) : []
  const table = rows.map((cells) => Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])))
  return { status: statusCode, headers, text: body, headings, rows: table }
}
