import { balanceOf, type Entry } from '../money/ledger.ts'
import { isStopped, type OrderStatus } from './order-status.ts'

/** Money is integer US cents. */
export interface StatementLine<Row extends Entry> {
  /** Null for the stop of an order, with which earlier charges lapse, and for its return, when they count again. */
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
    const { owedCents } = balanceOf(now, earlier)
    const isReturn = !isStopped(now) && isStopped(before) && owedCents !== lines.at(-1)?.owedCents
    if ((isStopped(now) && !isStopped(before) && earlier.length > 0) || isReturn) add(null, owedCents)
    before = now
  }
  for (const [at, entry] of entries.entries()) {
    stopAt(entry.orderStatus, entries.slice(0, at))
    add(entry, balanceOf(entry.orderStatus, entries.slice(0, at + 1)).owedCents)
  }
  stopAt(status, entries)
  return lines
}
