import { type Cursor, type PageInput, pageSize, readCursor, writeCursor } from '@northword/contract/pages'

/** Order of every list. Times are whole milliseconds, as in JavaScript. */
export const latestFirst = { createdAt: 'desc', id: 'desc' } as const

/** Condition for rows after the cursor. A cursor is a time and an id, so a forged one gives no access. */
export function afterCursor({ cursor }: PageInput) {
  const place = cursor === undefined ? null : readCursor(cursor)
  return place ? olderThan(place) : {}
}

export const olderThan = ({ createdAt, id }: Cursor) => ({
  $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }],
})

/** One row more than a page shows, to know whether another page follows. */
export const rowsToRead = ({ limit = pageSize }: PageInput) => limit + 1

/** Splits the rows read into a page and the next cursor; null after the last page. */
export function pageOf<Row extends Cursor>(read: Row[], { limit = pageSize }: PageInput) {
  const rows = read.slice(0, limit)
  const last = read.length > limit ? rows.at(-1) : undefined
  return { rows, next: last ? writeCursor(last) : null }
}

/** Yields every row of a list, read page by page on demand. */
export async function* everyPage<Page extends { next: string | null }, Row>(
  read: (page: PageInput) => Promise<Page>,
  rowsOf: (page: Page) => Row[],
): AsyncGenerator<Row> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read({ cursor })
    yield* rowsOf(page)
    cursor = page.next
  }
}
