import type { Em } from './orm.ts'

/** A statement that gives ids of rows in one text, without anything between them; see {@link idsOf}. */
interface Listing {
  id: string
  /** From `from` on, with the conditions. */
  from: string
  orderBy: string
  values: unknown[]
}

const idLength = 36
/** The embedded database blocks everything else while it reads a batch. */
const batchSize = 100

/**
 * The ids of rows as they are listed at this moment: what comes, goes or changes its place afterwards is neither missed nor
 * listed twice. A hundred thousand of them are one text of four megabytes, and no transaction stays open.
 */
export async function idsOf(em: Em, { id, from, orderBy, values }: Listing): Promise<string> {
  const sql = `select string_agg(${id}::text, '' order by ${orderBy}) as ids ${from}`
  const [row] = await em.execute<{ ids: string | null }[]>(sql, values)
  return row?.ids ?? ''
}

/** The rows of {@link idsOf} in their order, some at a time, each batch read when it is asked for. */
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
