import { UnderscoreNamingStrategy } from '@mikro-orm/core'
import { clientFields } from '@northword/content/orders/client-labels'
import type { ClientField } from '@northword/contract/orders/order-fields'
import { deskExports } from '@northword/content/desk/desk-exports'
import { paymentTermsLabels } from '@northword/content/orders/payment-ways'
import type { OrdersQuery } from '@northword/contract/desk/desk-orders'
import { balanceOf, type Entry, refundDue } from '@northword/contract/money/ledger'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import { csvOf, type TableRow } from '../../../exports/csv.ts'
import { idsOf, inBatches } from '../../../db/queries/listed-rows.ts'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { zoneInSql } from '../../../time/zone-in-sql.ts'
import { joinHands } from '../queue/in-hand.ts'
import { listedOrders } from './listed-orders.ts'

const { columns } = deskExports.orders

type Column = keyof ReturnType<typeof columns>

interface Row extends Record<ClientField, string> {
  id: string
  number: string
  placed: string
  status: OrderStatus
  title: string
  sku: string
  priceCents: number
  terms: PaymentTerms
  due: string | null
  agent: string | null
  writer: string | null
  brief: string
  /** Null: not recorded. */
  termsOf: string | null
}

const naming = new UnderscoreNamingStrategy()

const clientColumns = clientFields.map((name) => `orders.${naming.propertyToColumnName(name)} as "${name}"`)

/** The orders of a desk list as CSV, in its order. The ids are read at the start, each row when its turn comes. */
export async function exportOrders(
  { em, actor, site }: Pick<StaffContext, 'em' | 'actor' | 'site'>,
  query: OrdersQuery,
): Promise<AsyncGenerator<string>> {
  const { timeZone } = site.company
  const ids = await idsOf(em, { id: 'orders.id', ...listedOrders(query, { actor, site }) })
  return csvOf(columns(timeZone), tableOf(em, ids, timeZone))
}

async function* tableOf(em: Em, ids: string, timeZone: string) {
  for await (const rows of inBatches(ids, (batch) => ordersBy(em, batch, timeZone))) {
    const entries = await entriesBy(
      em,
      rows.map(({ id }) => id),
    )
    const entriesOf = Map.groupBy(entries, ({ orderId }) => orderId)
    yield rows.map((row) => tableRow(row, entriesOf.get(row.id) ?? []))
  }
}

const ordersBy = (em: Em, ids: string[], timeZone: string) =>
  em.execute<Row[]>(
    `select orders.id, orders.number, to_char(orders.created_at at time zone ?, 'YYYY-MM-DD HH24:MI') as placed,
      orders.status, orders.name as title, orders.sku, orders.price_cents as "priceCents", orders.terms,
      to_char(orders.due_at at time zone ?, 'YYYY-MM-DD HH24:MI') as due, ${clientColumns.join(', ')},
      agents.name as agent, writers.name as writer, orders.note as brief, orders.sold->>'termsOf' as "termsOf"
    from orders ${joinHands('orders.id')} where orders.id in (?)`,
    [zoneInSql(timeZone), zoneInSql(timeZone), ids],
  )

/** Plain rows instead of entities: there may be hundreds of thousands. */
const entriesBy = (em: Em, orderIds: string[]) =>
  em.execute<(Entry & { orderId: string })[]>(
    `select id, order_id as "orderId", kind, cents, reverses, order_status as "orderStatus" from money_entries
    where order_id in (?)`,
    [orderIds],
  )

function tableRow({ priceCents, terms, ...row }: Row, entries: Entry[]): TableRow<Column> {
  const { chargedCents, paidCents, refundedCents, owedCents } = balanceOf(row.status, entries)
  return {
    ...row,
    price: BigInt(priceCents),
    charged: BigInt(chargedCents),
    paid: BigInt(paidCents),
    refunded: BigInt(refundedCents),
    owed: BigInt(owedCents),
    refundDue: BigInt(refundDue(row.status, entries)),
    currency: 'USD',
    terms: paymentTermsLabels[terms],
  }
}
