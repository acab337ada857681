import { pageSize, readCursor, writeCursor } from '@northword/contract/pages'
import type { Condition } from '../../../db/queries/condition.ts'

/** A row of a list sorted by a time, then by id. */
export interface Placed {
  id: string
  place: Date | string
}

/** Splits the rows read into a page and the next cursor; null after the last page. */
export function pageByPlace<Row extends Placed>(
  read: Row[],
  limit = pageSize,
): { rows: Row[]; next: string | null } {
  const rows = read.slice(0, limit)
  const last = read.length > limit ? rows.at(-1) : undefined
  return { rows, next: last ? writeCursor({ createdAt: new Date(last.place), id: last.id }) : null }
}

/** Condition for rows after a cursor; empty on the first page. */
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
