import type { Em } from '../../db/orm.ts'

/**
 * Deletes what these tables hold about orders that were erased, from the first table to the last; see `eraseOrders`, after
 * which it is to be called.
 */
export async function eraseAbout(em: Em, ...tables: string[]): Promise<void> {
  for (const table of tables)
    await em.execute(`delete from ${table} where order_id in (select id from orders where full_name = '')`)
}
