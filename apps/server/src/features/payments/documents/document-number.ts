import type { EntryKind } from '@northword/contract/money/ledger'
import type { Em } from '../../../db/orm.ts'

const seriesOf: Partial<Record<EntryKind, string>> = { payment: 'RCP', refund: 'CRN' }

interface Numbered {
  kind: EntryKind
  /** In the studio's time zone: "2026-11-20". */
  day: string
  /** Beginning of the studio's numbers. */
  prefix: string
}

/**
 * The next number of a receipt or credit note, `NW-RCP-2026-0001`; null for entries without a document. Call it in a
 * transaction: it locks the counter's row, and a rollback returns the number, so that there are no gaps.
 */
export async function nextDocumentNumber(em: Em, { kind, day, prefix }: Numbered): Promise<string | null> {
  const series = seriesOf[kind]
  if (!series) return null
  const year = Number(day.slice(0, 4))
  const [counter] = await em.execute<{ last: number }[]>(
    `insert into document_counters (series, year, last) values (?, ?, 1)
      on conflict (series, year) do update set last = document_counters.last + 1 returning last`,
    [series, year],
  )
  return `${prefix}-${series}-${year}-${String(counter?.last).padStart(4, '0')}`
}
