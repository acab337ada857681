import { deskOrders } from '@northword/content/desk/desk-orders'
import type { OrderRow, OrdersInput, OrdersPage } from '@northword/contract/desk/desk-orders'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import { allOf, type Condition } from '../../../db/queries/condition.ts'
import { isStatementStopped } from '../../../db/connections/database-away.ts'
import { momentOf } from '../../../db/moment.ts'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import {
  agent,
  inHandOf,
  type InHandRow,
  joinHands,
  joinState,
  writerColumns,
  writerOf,
  type WriterRow,
} from '../queue/in-hand.ts'
import { filtersOf, type Sort, sorts } from './listed-orders.ts'
import { rowsToRead } from '../../../db/queries/keyset.ts'
import { afterPlace, pageByPlace, type Placed } from '../queue/place-pages.ts'
import { type Search, searchedBy } from './search-orders.ts'
import { dealsWithClients, seenBy, type Seer } from '../../people/staff-rights.ts'

interface Row extends Placed, InHandRow, WriterRow {
  number: string
  title: string
  clientName: string
  email: string
  phone: string
  status: OrderStatus
  createdAt: Date | string
  dueAt: Date | string | null
}

/**
 * A page of all orders. Writers neither see nor search email and phone.
 * @throws {DomainError} `tookTooLong` if the database cancels the search
 */
export async function findOrders(
  { em, actor, site }: Pick<StaffContext, 'em' | 'actor' | 'site'>,
  asked: OrdersInput,
): Promise<OrdersPage> {
  const sort = sorts[asked.sort ?? 'newest']
  const filters = [
    ...filtersOf(asked, actor.member.id),
    ...afterPlace(asked.cursor, { ...sort, id: 'orders.id' }),
  ]
  const { orderPrefix } = site.company
  const search = searchedBy(asked.q ?? '', { withReach: dealsWithClients(actor), orderPrefix })
  const read = await readRows(em, { sort, filters, search, most: rowsToRead(asked) }).catch(tellWhatToSearch)
  const { rows, next } = pageByPlace(read, asked.limit)
  return { orders: rows.map((row) => seenBy(actor, rowOf(row), seers)), next }
}

function tellWhatToSearch(error: unknown): never {
  if (!isStatementStopped(error)) throw error
  throw new DomainError('tookTooLong', { message: deskOrders.search.tookTooLong, cause: error })
}

interface Reading {
  sort: Sort
  filters: Condition[]
  search: Search
  /** Rows to read at most. */
  most: number
}

async function readRows(em: Em, { sort, filters, search, most }: Reading): Promise<Row[]> {
  const found = (part: Condition) => em.execute<Row[]>(shown(sort, part.sql), part.values)
  if (search.words.length === 0) return found(filtered(sort, filters, { limit: most }))
  for (const limit of search.comparedFirst) {
    const compared = filtered(sort, filters, { limit, columns: 'orders.*' })
    const rows = await found(comparing(sort, compared, { ...search, most }))
    if (rows.length === most) return rows
  }
  return found(byIndex(sort, [...filters, ...search.words], most))
}

const inOrder = ({ direction }: Sort, rows: string) => `${rows}.place ${direction}, ${rows}.id ${direction}`

const shown = (sort: Sort, found: string) =>
  `select found.place, orders.id, orders.number, orders.name as title, orders.full_name as "clientName",
    orders.email, orders.phone, orders.status, orders.created_at as "createdAt", orders.due_at as "dueAt",
    ${agent.columns}, ${writerColumns}
  from (${found}) found join orders on orders.id = found.id ${joinHands('orders.id')}
  order by ${inOrder(sort, 'found')}`

function filtered(
  { place, direction }: Sort,
  filters: Condition[],
  { limit, columns = 'orders.id' }: { limit: number; columns?: string },
): Condition {
  const { sql, values } = allOf(filters)
  return {
    sql: `select ${columns}, ${place} as place from orders ${joinState('orders.id')} where ${sql}
      order by ${place} ${direction}, orders.id ${direction} limit ${limit}`,
    values,
  }
}

/** Orders among `orders` that contain all words. */
function comparing(sort: Sort, orders: Condition, { words, most }: Search & { most: number }): Condition {
  const { sql, values } = allOf(words)
  return {
    sql: `select id, place from (${orders.sql}) orders where ${sql}
      order by ${inOrder(sort, 'orders')} limit ${most}`,
    values: [...orders.values, ...values],
  }
}

/** The same over all orders. `offset 0` keeps the planner from scanning the list to fill the limit early. */
function byIndex(sort: Sort, conditions: Condition[], most: number): Condition {
  const { sql, values } = allOf(conditions)
  return {
    sql: `select id, place from (
        select orders.id, ${sort.place} as place from orders ${joinState('orders.id')} where ${sql} offset 0) matching
      order by ${inOrder(sort, 'matching')} limit ${most}`,
    values,
  }
}

const rowOf = (row: Row) => ({
  id: row.id,
  number: row.number,
  title: row.title,
  clientName: row.clientName,
  email: row.email,
  phone: row.phone,
  status: row.status,
  createdAt: momentOf(row.createdAt),
  dueAt: row.dueAt && momentOf(row.dueAt),
  ...inHandOf(row),
  ...writerOf(row),
})

/** Who sees which field of a row. */
const seers = {
  id: 'staff',
  number: 'staff',
  title: 'staff',
  clientName: 'staff',
  email: 'dealsWithClients',
  phone: 'dealsWithClients',
  status: 'staff',
  createdAt: 'staff',
  dueAt: 'staff',
  claimedBy: 'staff',
  claimedAt: 'staff',
  writtenBy: 'staff',
  writtenAt: 'staff',
} as const satisfies Record<keyof OrderRow, Seer>
