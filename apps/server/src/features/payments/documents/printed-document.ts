import { studioDate } from '@northword/content/studio/format-time'
import { balanceOf, type EntryKind } from '@northword/contract/money/ledger'
import type { Em } from '../../../db/orm.ts'
import type { Telling } from '../../../hooks/hooks.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { MoneyEntry } from '../money-entry.entity.ts'

const seriesOf: Partial<Record<EntryKind, string>> = { payment: 'RCP', refund: 'CRN' }

/**
 * A payment with its receipt, or a refund with its credit note: payer, studio, colors and prices are copied so that
 * later changes do not alter it. Call it in a transaction.
 */
export async function withDocument(
  { em, site: { company, colors } }: Telling,
  order: Order,
  earlier: MoneyEntry[],
  entry: MoneyEntry,
): Promise<MoneyEntry> {
  const series = seriesOf[entry.kind]
  if (!series) return entry
  const issuedOn = studioDate(entry.at, company.timeZone)
  const number = `${company.orderPrefix}-${series}-${await nextNumber(em, series, issuedOn.slice(0, 4))}`
  const balance = balanceOf(order.status, [...earlier, entry])
  const printed = {
    number,
    issuedOn,
    studio: {
      brand: company.brand,
      address: [...company.address],
      registrationNumber: company.registrationNumber,
      email: company.emails.orders,
    },
    colors: { ...colors },
    payer: { fullName: order.fullName, email: order.email },
    order: { number: order.number, serviceName: order.name, priceCents: balance.chargedCents },
    cents: entry.cents,
    owedCents: balance.owedCents,
  }
  return { ...entry, documentNumber: number, printed }
}

/** "2026-0001". Locks the counter's row, and a rollback returns the number, so that there are no gaps. */
async function nextNumber(em: Em, series: string, year: string): Promise<string> {
  const [counter] = await em.execute<{ last: number }[]>(
    `insert into document_counters (series, year, last) values (?, ?, 1)
      on conflict (series, year) do update set last = document_counters.last + 1 returning last`,
    [series, Number(year)],
  )
  return `${year}-${String(counter?.last).padStart(4, '0')}`
}
