import type { MoneyRange } from '@northword/contract/desk/desk-exports'

/** First and last day of the month before `day` ("2026-12-20"). */
export function monthBefore(day: string): MoneyRange {
  const date = new Date(day)
  const dayOf = (month: number, inMonth: number) =>
    new Date(Date.UTC(date.getUTCFullYear(), month, inMonth)).toISOString().slice(0, 10)
  const month = date.getUTCMonth()
  return { from: dayOf(month - 1, 1), until: dayOf(month, 0) }
}
