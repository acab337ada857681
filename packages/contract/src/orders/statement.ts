import { balanceOf, type Entry } from '../money/ledger.ts'
import { isStopped, type OrderStatus } from './order-status.ts'

/** Money is integer US cents. */
export interface StatementLine<Row extends Entry> {
  /** Null for the stop of an order, with which earlier charges lapse. */
  entry: Row | null
  /** Change of the balance due. */
  cents: number
  /** Balance due afterwards; negative if overpaid. */
  owedCents: number
}

/** The ledger of an order with a running balance. */
export function statementOf<Row extends Entry>(
  status: OrderStatus,
  entries: readonly Row[],
): StatementLine<Row>[] {
  const lines: StatementLine<Row>[] = []
  const add = (entry: Row | null, owedCents: number) =>
    lines.push({ entry, cents: owedCents - (lines.at(-1)?.owedCents ?? 0), owedCents })
  let before: OrderStatus = 'Pending Contact'
  const stopAt = (now: OrderStatus, earlier: readonly Row[]) => {
    if (isStopped(now) && !isStopped(before) && earlier.length > 0)
      add(null, balanceOf(now, earlier).owedCents)
    before = now
  }
  for (const [at, entry] of entries.entries()) {
    stopAt(entry.orderStatus, entries.slice(0, at))
    add(entry, balanceOf(entry.orderStatus, entries.slice(0, at + 1)).owedCents)
  }
  stopAt(status, entries)
  return lines
}
