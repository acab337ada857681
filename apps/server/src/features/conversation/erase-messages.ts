import type { Em } from '../../db/orm.ts'

/** Deletes the conversations of orders that were erased; see `eraseOrders`, after which it is to be called. */
export async function eraseMessages(em: Em): Promise<void> {
  await em.execute(
    `delete from order_messages where order_id in (select id from orders where full_name = '')`,
  )
}
