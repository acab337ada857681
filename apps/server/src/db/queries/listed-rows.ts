import type { Em } from '../orm.ts'

/** A statement that returns the ids of rows as one text without separators; see {@link idsOf}. */
interface Listing {
  id: string
  /** SQL from `from` on, with the conditions. */
  from: string
  orderBy: string
  values: unknown[]
}

const idLength = 36
/** PGlite blocks everything else while it reads a batch. */
const batchSize = 100

/**
 * Ids of the rows listed at this moment, so that later changes neither skip nor repeat a row. A hundred thousand are
 * one text of four megabytes, and no transaction stays open.
 */
export async function idsOf(em: Em, { id, from, orderBy, values }: Listing): Promise<string> {
  const sql = `select string_agg(${id}::text, '' order by ${orderBy}) as ids ${from}`
  const [row] = await em.execute<{ ids: string | null }[]>(sql, values)
  return row?.ids ?? ''
}

/** Rows of {@link idsOf} in order, batch by batch on demand. */
export async function* inBatches<Row extends { id: string }>(
  ids: string,
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const step = idLength * batchSize
  for (let at = 0; at < ids.length; at += step) {
    const batch = ids.slice(at, at + step).match(/.{36}/g) ?? []
    const rows = new Map((await read(batch)).map((row) => [row.id, row]))
    yield batch.flatMap((id) => rows.get(id) ?? [])
  }
}
