import { createHash } from 'node:crypto'
import { type End, format, type Header } from './backup-format.ts'
import type { Source } from './source.ts'
import { listSequences, listTables } from './tables.ts'
import { countRows, wholeRows } from './whole-rows.ts'

/** Called before each table, with its place in the order. */
export type OnTable = (name: string, place: number, of: number) => void

/** Content of a backup. Calls `onEnd` before the last line is written. */
export async function* writeContent(
  source: Source,
  header: Omit<Header, 'northword' | 'format'>,
  onEnd: (end: End) => void,
  onTable: OnTable = () => {},
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const rows: Record<string, number> = {}
  const hashed = (bytes: Buffer) => {
    hash.update(bytes)
    return bytes
  }
  const line = (content: object) => Buffer.from(`${JSON.stringify(content)}\n`)

  yield hashed(line({ northword: 'backup', format, ...header } satisfies Header))
  const tables = await listTables(source)
  for (const [at, { name, columns, ...table }] of tables.entries()) {
    onTable(name, at + 1, tables.length)
    yield hashed(line({ table: name, columns }))
    let count = 0
    for await (const piece of wholeRows(source.copy({ name, columns, ...table }))) {
      yield hashed(line({ bytes: piece.length }))
      yield hashed(piece)
      count += countRows(piece)
    }
    rows[name] = count
  }
  yield hashed(line({ sequences: await listSequences(source) }))
  const end: End = { rows, sha256: hash.digest('hex') }
  onEnd(end)
  yield line({ end })
}
