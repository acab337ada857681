import './no-eval.ts'
import * as z from 'zod'

/** The media type of a table. */
export const tableType = 'text/csv'

const daySentence = 'Enter the day as year, month and day'

// A database knows no year 0.
const day = z.iso.date(daySentence).regex(/^[1-9]/, daySentence)

/** Which entries of the ledger: those of all days from the first to the last one. */
export const moneyRange = z.object({ from: day, until: day }).refine(({ from, until }) => from <= until, {
  path: ['until'],
  error: 'The last day lies before the first one',
})
export type MoneyRange = z.infer<typeof moneyRange>
