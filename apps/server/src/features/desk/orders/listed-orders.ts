import type { OrdersQuery, OrderSort } from '@northword/contract/desk/desk-orders'
import { allOf, type Condition } from '../../../db/queries/condition.ts'
import { expressionsOf } from '../../orders/order/order-indexes.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { joinState } from '../queue/in-hand.ts'
import { searchedBy } from './search-orders.ts'
import { dealsWithClients } from '../../people/staff-rights.ts'

const expressions = expressionsOf('orders.')

/** Expressions to sort by. Each has an index. */
export const sorts = {
  newest: { place: 'orders.created_at', direction: 'desc' },
  oldest: { place: 'orders.created_at', direction: 'asc' },
  due: { place: expressions.place, direction: 'asc' },
} as const satisfies Record<OrderSort, { place: string; direction: 'asc' | 'desc' }>
export type Sort = (typeof sorts)[OrderSort]

export function filtersOf({ status, sku, hand, termsOf }: OrdersQuery, memberId: string | null): Condition[] {
  return [
    ...(status ? [{ sql: 'orders.status = ?', values: [status] }] : []),
    ...(sku ? [{ sql: 'orders.sku = ?', values: [sku] }] : []),
    ...(hand ? [inHandOf(hand === 'mine' ? memberId : hand)] : []),
    ...(termsOf ? [{ sql: `${expressions.termsOf} = ?`, values: [termsOf] }] : []),
  ]
}

/** Orders with this agent or writer; `nobody` means neither. */
const inHandOf = (hand: string | null): Condition =>
  hand === 'nobody'
    ? { sql: 'desk_states.claimed_by is null and desk_states.written_by is null', values: [] }
    : { sql: '?::uuid in (desk_states.claimed_by, desk_states.written_by)', values: [hand] }

/** Clauses for a list of orders. Writers do not search email and phone. */
export function listedOrders(asked: OrdersQuery, { actor, site }: Pick<StaffContext, 'actor' | 'site'>) {
  const { place, direction } = sorts[asked.sort ?? 'newest']
  const { orderPrefix } = site.company
  const { words } = searchedBy(asked.q ?? '', { withReach: dealsWithClients(actor), orderPrefix })
  const { sql, values } = allOf([...filtersOf(asked, actor.member.id), ...words])
  return {
    from: `from orders ${joinState('orders.id')} where ${sql}`,
    orderBy: `${place} ${direction}, orders.id ${direction}`,
    values,
  }
}
