import '../no-eval.ts'
import * as z from 'zod'

export const tableType = 'text/csv'

const daySentence = 'Enter the day as year, month and day'

/** Postgres has no year 0. Not a pattern, which would stand in the API's document in place of the format. */
export const day = z.iso.date(daySentence).refine((value) => /^[1-9]/.test(value), daySentence)

/** Ledger entries between two days, inclusive. */
export const moneyRange = z.object({ from: day, until: day }).refine(({ from, until }) => from <= until, {
  path: ['until'],
  error: 'The last day lies before the first one',
})
export type MoneyRange = z.infer<typeof moneyRange>
