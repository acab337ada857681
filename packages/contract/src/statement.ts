import { balanceOf, type Entry } from './money.ts'
import { isStopped, type OrderStatus } from './order-status.ts'

/** A line of the statement of an order. Money is integer US cents. */
export interface StatementLine<Row extends Entry> {
  /** Null where the order was stopped: what was charged before lapses. */
  entry: Row | null
  /** What it does to what is owed. */
  cents: number
  /** What is owed after it; negative where too much is paid. */
  owedCents: number
}

/** The ledger of an order in this state, line by line, with what was owed after each. */
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
