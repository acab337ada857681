import type { Em } from '../../db/orm.ts'

/**
 * Blanks where and under which name erased orders were to be paid; see `eraseOrders`, after which it is to be called. That
 * the studio asked, for how much and when, stays beside the ledger.
 */
export async function eraseRequests(em: Em): Promise<void> {
  await em.execute(
    `update payment_requests set link = '', reference = '' where (link <> '' or reference <> '')
      and order_id in (select id from orders where full_name = '')`,
  )
}
