import type { Em } from '../../db/orm.ts'

/** Deletes what clients said about orders that were erased; see `eraseOrders`, after which it is to be called. */
export async function eraseReviews(em: Em): Promise<void> {
  for (const table of ['text_comments', 'text_rounds', 'review_clocks'])
    await em.execute(`delete from ${table} where order_id in (select id from orders where full_name = '')`)
}
