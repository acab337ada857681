import type { OrderRow, OrdersInput, OrdersPage, OrderSort } from '@northword/contract/desk-orders'
import type { OrderStatus } from '@northword/contract/order-status'
import { pageSize } from '@northword/contract/pages'
import type { Em } from '../../db/orm.ts'
import type { Staff } from '../people/actor.ts'
import { type Condition, searchedBy } from './search-orders.ts'

interface Row {
  id: string
  number: string
  title: string
  clientName: string
  email: string
  phone: string
  status: OrderStatus
  place: Date | string
  createdAt: Date | string
  dueAt: Date | string | null
  claimerId: string | null
  claimerName: string | null
  claimedAt: Date | string | null
}

/** The expressions by which the list is ordered; each has an index. */
const places: Record<OrderSort, { place: string; direction: 'asc' | 'desc' }> = {
  newest: { place: 'orders.created_at', direction: 'desc' },
  oldest: { place: 'orders.created_at', direction: 'asc' },
  due: { place: `coalesce(orders.due_at, timestamptz '9999-12-31 00:00:00Z')`, direction: 'asc' },
}

/** A page of all orders, as it is asked for. A writer neither sees nor finds anybody by email or phone. */
export async function findOrders(em: Em, { member }: Staff, asked: OrdersInput): Promise<OrdersPage> {
  const seesReach = member.role !== 'writer'
  const { place, direction } = places[asked.sort ?? 'newest']
  const conditions = [
    ...searchedBy(asked.q ?? '', seesReach),
    ...filtersOf(asked, member.id),
    ...afterOf(asked),
  ]
  const where = conditions.map(({ sql }) => sql).join(' and ') || 'true'
  const rows = await em.execute<Row[]>(
    `select ${place} as place, orders.id, orders.number, orders.name as title, orders.full_name as "clientName",
      orders.email, orders.phone, orders.status, orders.created_at as "createdAt", orders.due_at as "dueAt",
      desk_states.claimed_by as "claimerId", staff_members.name as "claimerName",
      desk_states.claimed_at as "claimedAt"
    from orders left join desk_states on desk_states.id = orders.id
      left join staff_members on staff_members.id = desk_states.claimed_by
    where ${where} order by ${place} ${direction}, orders.id ${direction} limit ${pageSize + 1}`,
    conditions.flatMap(({ values }) => values),
  )
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    orders: shown.map((row) => rowOf(row, seesReach)),
    next: last ? `${momentOf(last.place)}_${last.id}` : null,
  }
}

function filtersOf({ status, sku, hand }: OrdersInput, memberId: string | null): Condition[] {
  return [
    ...(status ? [{ sql: 'orders.status = ?', values: [status] }] : []),
    ...(sku ? [{ sql: 'orders.sku = ?', values: [sku] }] : []),
    ...(hand === 'nobody' ? [{ sql: 'desk_states.claimed_by is null', values: [] }] : []),
    ...(hand && hand !== 'nobody'
      ? [{ sql: 'desk_states.claimed_by = ?::uuid', values: [hand === 'mine' ? memberId : hand] }]
      : []),
  ]
}

function afterOf({ cursor, sort = 'newest' }: OrdersInput): Condition[] {
  const [at, id] = cursor?.split('_') ?? []
  const { place, direction } = places[sort]
  const sign = direction === 'asc' ? '>' : '<'
  return at && id
    ? [{ sql: `(${place}, orders.id) ${sign} (?::timestamptz, ?::uuid)`, values: [at, id] }]
    : []
}

function rowOf(row: Row, seesReach: boolean): OrderRow {
  const { id, number, title, clientName, email, phone, status, claimerId, claimerName } = row
  return {
    id,
    number,
    title,
    clientName,
    email: seesReach ? email : null,
    phone: seesReach ? phone : null,
    status,
    createdAt: momentOf(row.createdAt),
    dueAt: row.dueAt && momentOf(row.dueAt),
    claimedBy: claimerId && claimerName ? { id: claimerId, name: claimerName } : null,
    claimedAt: row.claimedAt && momentOf(row.claimedAt),
  }
}

/** Drivers differ in what they make of a moment. */
const momentOf = (moment: Date | string) => new Date(moment).toISOString()
