import { company } from '@northword/content/company'
import type { EntryKind } from '@northword/contract/money'
import type { Em } from '../../db/orm.ts'

const seriesOf: Partial<Record<EntryKind, string>> = { payment: 'RCP', refund: 'CRN' }

/**
 * The number of the next receipt or credit note of a year, `NW-RCP-2026-0001`; null for entries without a document.
 * The row of its series stays locked until the transaction ends, and a rollback gives the number back, so that
 * there are no gaps. To be called in a transaction.
 * @param day on the studio's calendar: "2026-11-20"
 */
export async function nextDocumentNumber(em: Em, kind: EntryKind, day: string): Promise<string | null> {
  const series = seriesOf[kind]
  if (!series) return null
  const year = Number(day.slice(0, 4))
  const [counter] = await em.execute<{ last: number }[]>(
    `insert into document_counters (series, year, last) values (?, ?, 1)
      on conflict (series, year) do update set last = document_counters.last + 1 returning last`,
    [series, year],
  )
  return `${company.orderPrefix}-${series}-${year}-${String(counter?.last).padStart(4, '0')}`
}
