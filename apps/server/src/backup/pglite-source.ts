import { PGlite } from '@electric-sql/pglite'
import { pgliteExtensions } from '../db/orm.ts'
import { copyOut, settle, type Source, type SourceTable } from './source.ts'

/** Pages of 8 KB read at once. PGlite returns them as one piece of memory. */
const pagesAtOnce = 32

/** Opens PGlite in a folder that no other process uses. */
export async function openPgliteSource(folder: string): Promise<Source> {
  const pglite = await PGlite.create(folder, { extensions: pgliteExtensions })
  await pglite.exec('begin isolation level repeatable read, read only')
  await pglite.query(settle)
  return {
    ask: async <Row>(sql: string, values?: unknown[]) => (await pglite.query<Row>(sql, values)).rows,
    copy: (table) => piecesOf(pglite, table),
    close: () => pglite.close(),
  }
}

async function* piecesOf(pglite: PGlite, table: SourceTable) {
  for (const range of rangesOf(table)) {
    const { blob } = await pglite.query(copyOut(table, `'/dev/blob'`, range))
    if (blob && blob.size > 0) yield Buffer.from(await blob.arrayBuffer())
  }
}

function* rangesOf({ pages }: SourceTable) {
  if (pages === null) yield ''
  for (let page = 0; page < (pages ?? 0); page += pagesAtOnce)
    yield `ctid >= '(${page},0)'::tid and ctid < '(${page + pagesAtOnce},0)'::tid`
}
