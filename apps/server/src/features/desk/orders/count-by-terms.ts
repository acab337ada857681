import type { OrderTerms } from '@northword/contract/desk/desk-orders'
import type { Em } from '../../../db/orm.ts'
import { expressionsOf } from '../../orders/order/order-indexes.ts'

const { termsOf } = expressionsOf('')

/** Counts all orders by their terms of service: the newest first, orders that keep no day of theirs last. */
export async function countByTerms(em: Em): Promise<OrderTerms> {
  const counts = await em.execute<OrderTerms['counts']>(
    `select ${termsOf} as "termsOf", count(*)::int as count from orders
    group by 1 order by nullif(${termsOf}, 'unrecorded') desc nulls last`,
  )
  return { counts }
}
