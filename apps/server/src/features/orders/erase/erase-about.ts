import type { Em } from '../../../db/orm.ts'

/** Deletes rows about erased orders from these tables, in this order. Call it after `eraseOrders`. */
export async function eraseAbout(em: Em, ...tables: string[]): Promise<void> {
  for (const table of tables)
    await em.execute(`delete from ${table} where order_id in (select id from orders where full_name = '')`)
}
