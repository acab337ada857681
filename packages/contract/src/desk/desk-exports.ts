import '../no-eval.ts'
import * as z from 'zod'

export const tableType = 'text/csv'

const daySentence = 'Enter the day as year, month and day'

// Postgres has no year 0.
const day = z.iso.date(daySentence).regex(/^[1-9]/, daySentence)

/** Ledger entries between two days, inclusive. */
export const moneyRange = z.object({ from: day, until: day }).refine(({ from, until }) => from <= until, {
  path: ['until'],
  error: 'The last day lies before the first one',
})
export type MoneyRange = z.infer<typeof moneyRange>
