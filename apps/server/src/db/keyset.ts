import { type Cursor, type PageInput, pageSize, readCursor, writeCursor } from '@northword/contract/pages'

/** The order of every list. Times are whole milliseconds, as JavaScript writes them. */
export const latestFirst = { createdAt: 'desc', id: 'desc' } as const

/** The condition of rows after the cursor. A cursor is a time and an id, so a foreign one gives access to nothing. */
export function afterCursor({ cursor }: PageInput) {
  const place = cursor === undefined ? null : readCursor(cursor)
  if (!place) return {}
  const { createdAt, id } = place
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] }
}

/** How many rows to read for a page: one more than it shows, to know whether another page follows. */
export const rowsToRead = ({ limit = pageSize }: PageInput) => limit + 1

/** The rows of a page, of those that were read, and the cursor of the next page, null after the last. */
export function pageOf<Row extends Cursor>(read: Row[], { limit = pageSize }: PageInput) {
  const rows = read.slice(0, limit)
  const last = read.length > limit ? rows.at(-1) : undefined
  return { rows, next: last ? writeCursor(last) : null }
}
