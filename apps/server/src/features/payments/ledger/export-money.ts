import { deskExports } from '@northword/content/desk/desk-exports'
import { deskMoney } from '@northword/content/desk/desk-money'
import type { MoneyRange } from '@northword/contract/desk/desk-exports'
import type { EntryKind } from '@northword/contract/money/ledger'
import type { PaymentMethod } from '@northword/contract/money/payments'
import { csvOf, type TableRow } from '../../../exports/csv.ts'
import { idsOf, inBatches } from '../../../db/queries/listed-rows.ts'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { zoneInSql } from '../../../time/zone-in-sql.ts'

const { columns } = deskExports.money

type Column = keyof ReturnType<typeof columns>

interface Row {
  id: string
  day: string
  number: string
  sequence: number
  kind: EntryKind
  cents: number
  receivedOn: string | null
  method: PaymentMethod | null
  reference: string
  documentNumber: string | null
  reversedKind: EntryKind | null
  reverses: number | null
  reason: string
  clientName: string
  memberName: string | null
  at: string
}

/** Each entry has exactly one day, so adjacent ranges neither share nor miss any. */
const day = 'coalesce(entries.received_on, (entries.at at time zone ?)::date)'

export async function exportMoney(
  { em, site: { company } }: Pick<StaffContext, 'em' | 'site'>,
  { from, until }: MoneyRange,
): Promise<AsyncGenerator<string>> {
  const { timeZone } = company
  const dated = `select entries.id, entries.at, ${day} as day from money_entries entries`
  const ids = await idsOf(em, {
    id: 'dated.id',
    from: `from (${dated}) dated where dated.day between ?::date and ?::date`,
    orderBy: 'dated.day, dated.at, dated.id',
    values: [zoneInSql(timeZone), from, until],
  })
  return csvOf(columns(timeZone), tableOf(em, ids, timeZone))
}

async function* tableOf(em: Em, ids: string, timeZone: string) {
  for await (const rows of inBatches(ids, (batch) => entriesBy(em, batch, timeZone))) yield rows.map(tableRow)
}

const entriesBy = (em: Em, ids: string[], timeZone: string) =>
  em.execute<Row[]>(
    `select entries.id, to_char(${day}, 'YYYY-MM-DD') as day, orders.number, entries.sequence, entries.kind,
      entries.cents, to_char(entries.received_on, 'YYYY-MM-DD') as "receivedOn", entries.method, entries.reference,
      entries.document_number as "documentNumber", reversed.kind as "reversedKind", reversed.sequence as reverses,
      entries.reason, coalesce(entries.printed->'payer'->>'fullName', orders.full_name) as "clientName",
      entries.member_name as "memberName", to_char(entries.at at time zone ?, 'YYYY-MM-DD HH24:MI') as at
    from money_entries entries join orders on orders.id = entries.order_id
      left join money_entries reversed on reversed.id = entries.reverses
    where entries.id in (?)`,
    [zoneInSql(timeZone), zoneInSql(timeZone), ids],
  )

function tableRow({ cents, reversedKind, ...row }: Row): TableRow<Column> {
  const moved = movedCents(reversedKind ?? row.kind, cents)
  return {
    ...row,
    kind: deskMoney.kinds[row.kind],
    amount: BigInt(cents),
    moved: moved === null ? null : BigInt(moved),
    currency: 'USD',
    method: row.method && deskMoney.methods[row.method],
  }
}

/** Signed: positive for money received; null if no money moved. A reversal already has its sign. */
function movedCents(kind: EntryKind, cents: number): number | null {
  if (kind === 'payment') return cents
  return kind === 'refund' ? -cents : null
}
