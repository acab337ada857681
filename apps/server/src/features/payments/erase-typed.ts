import type { Em } from '../../db/orm.ts'

/**
 * Blanks what was typed beside the money of erased orders: where and under which name they were to be paid, and why the
 * ledger has an entry; see `eraseOrders`, after which it is to be called. Amounts, days and documents stay, as the law wants.
 */
export async function eraseTyped(em: Em): Promise<void> {
  await em.execute(
    `update money_entries set reason = '' where reason <> ''
      and order_id in (select id from orders where full_name = '')`,
  )
  await em.execute(
    `update payment_requests set link = '', reference = '' where (link <> '' or reference <> '')
      and order_id in (select id from orders where full_name = '')`,
  )
}
