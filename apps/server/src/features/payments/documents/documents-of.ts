import type { DocumentView } from '@northword/contract/money/money-view'
import type { MoneyEntry } from '../money-entry.entity.ts'

/** Receipts and credit notes of a ledger, oldest first. */
export function documentsOf(entries: readonly MoneyEntry[]): DocumentView[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.flatMap(({ id, kind, printed }) =>
    printed === null
      ? []
      : [
          {
            number: printed.number,
            kind: kind === 'refund' ? ('credit-note' as const) : ('receipt' as const),
            issuedOn: printed.issuedOn,
            cents: printed.cents,
            isWithdrawn: reversed.has(id),
          },
        ],
  )
}
