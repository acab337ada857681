import type { Em } from '../../db/orm.ts'

/** Blanks typed texts about payments of erased orders. Call it after `eraseOrders`; tax law keeps the rest. */
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
