import './no-eval.ts'
import * as z from 'zod'

/** Most rows that one answer holds. */
export const pageSize = 20

/** A place in a list of the latest first: all that comes after it is older. */
export interface Cursor {
  createdAt: Date
  id: string
}

/** A place as it crosses the wire: the time in ISO 8601, `_` and a UUID. */
export const writeCursor = ({ createdAt, id }: Cursor) => `${createdAt.toISOString()}_${id}`

/** No calendar has a year 0, and `Date` takes the 30th of February for the 2nd of March. */
const wireCursor =
  /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/

/** Reads what {@link writeCursor} wrote; null where it is anything else. */
export function readCursor(value: string): Cursor | null {
  const [, at = '', id = ''] = wireCursor.exec(value) ?? []
  const createdAt = new Date(at)
  return Number.isNaN(createdAt.getTime()) || createdAt.toISOString() !== at ? null : { createdAt, id }
}

export const noCursor = 'This is not the end of a page of ours.'
/** A place in a list by time, as {@link writeCursor} writes it. */
export const timeCursor = z
  .string(noCursor)
  .max(64, { error: noCursor, abort: true })
  .refine((value) => readCursor(value) !== null, noCursor)

const noLimit = `limit must be a whole number from 1 to ${pageSize}`

/** Which page of a list: the one after `cursor`, which the page before gave as `next`, or the first. */
export const pageInput = z
  .object({
    cursor: timeCursor.optional(),
    limit: z.int(noLimit).min(1, noLimit).max(pageSize, noLimit).optional(),
  })
  .prefault({})
export type PageInput = z.infer<typeof pageInput>

/** The cursor of the page that follows; null on the last page. */
export const nextPage = z.object({
  next: z.string().nullable().describe('What to send as `before` for the next page; null after the last one'),
})

/** The query of a REST address that answers with a page. */
export const pageQuery = z.object({
  before: z.string().optional().describe('The `next` of the page before'),
  limit: z.int().min(1).max(pageSize).optional(),
})
