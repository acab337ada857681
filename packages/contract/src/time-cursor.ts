import './no-eval.ts'
import * as z from 'zod'

const noCursor = 'This is not the end of a page of ours.'

/** A place in a list by time: the instant in ISO 8601, `_` and the id of the row. */
export const timeCursor = z
  .string(noCursor)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, {
    error: noCursor,
    abort: true,
  })
  .refine((value) => isMoment(value.slice(0, 24)), noCursor)

/** Whether there is such a moment: `Date` takes the 30th of February for the 2nd of March, and no calendar has a year 0. */
const isMoment = (iso: string) =>
  !iso.startsWith('0000') && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString() === iso
