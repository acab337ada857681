import { pageSize, readCursor, writeCursor } from '@northword/contract/pages'
import type { Condition } from '../../db/condition.ts'

/** A row of a list that is sorted by a moment and, where that is the same, by id. */
export interface Placed {
  id: string
  place: Date | string
}

/** How many rows to read for a page: one more than it shows, to know whether another page follows. */
export const placesToRead = pageSize + 1

/** The rows of a page, of those that were read, and the cursor of the next page, null after the last. */
export function pageByPlace<Row extends Placed>(read: Row[]): { rows: Row[]; next: string | null } {
  const rows = read.slice(0, pageSize)
  const last = read.length > pageSize ? rows.at(-1) : undefined
  return { rows, next: last ? writeCursor({ createdAt: new Date(last.place), id: last.id }) : null }
}

/** The condition of rows after a cursor; none on the first page. */
export function afterPlace(
  cursor: string | undefined,
  { place, id, direction }: { place: string; id: string; direction: 'asc' | 'desc' },
): Condition[] {
  const after = cursor === undefined ? null : readCursor(cursor)
  if (!after) return []
  const sign = direction === 'asc' ? '>' : '<'
  return [
    {
      sql: `(${place}, ${id}) ${sign} (?::timestamptz, ?::uuid)`,
      values: [after.createdAt.toISOString(), after.id],
    },
  ]
}
