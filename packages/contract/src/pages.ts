import './no-eval.ts'
import * as z from 'zod'

/** Most rows per answer. */
export const pageSize = 20

/** A place in a list, latest first; rows after it are older. */
export interface Cursor {
  createdAt: Date
  id: string
}

/** ISO 8601 time, `_` and a UUID. */
export const writeCursor = ({ createdAt, id }: Cursor) => `${createdAt.toISOString()}_${id}`

/** Excludes year 0. Impossible dates are checked below, because `Date` turns February 30 into March 2. */
const wireCursor =
  /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/

/** Null for anything that {@link writeCursor} did not write. */
export function readCursor(value: string): Cursor | null {
  const [, at = '', id = ''] = wireCursor.exec(value) ?? []
  const createdAt = new Date(at)
  return Number.isNaN(createdAt.getTime()) || createdAt.toISOString() !== at ? null : { createdAt, id }
}

export const noCursor = 'This cursor is not one of ours. Without a cursor you get the first page.'
/** As {@link writeCursor} writes it. */
export const timeCursor = z
  .string(noCursor)
  .max(64, { error: noCursor, abort: true })
  .refine((value) => readCursor(value) !== null, noCursor)

const noLimit = `limit must be a whole number from 1 to ${pageSize}`

/** Rows of a page; {@link pageSize} if it is not given. */
export const pageLimit = z.int(noLimit).min(1, noLimit).max(pageSize, noLimit).optional()

/** `cursor` is the previous page's `next`; the first page has none. */
export const pageInput = z.object({ cursor: timeCursor.optional(), limit: pageLimit }).prefault({})
export type PageInput = z.infer<typeof pageInput>

export const nextPage = z.object({
  next: z.string().nullable().describe('What to send as `cursor` for the next page; null after the last one'),
})

/** Query of a paged REST address. */
export const pageQuery = z.object({
  cursor: z.string().optional(),
  before: z.string().optional().describe('Another name for `cursor`').meta({ deprecated: true }),
  limit: pageLimit,
})
