import type { Em } from '../../db/orm.ts'

const ofErased = `order_id in (select id from orders where full_name = '')`

/** Deletes the texts of orders that were erased; see `eraseOrders`, after which it is to be called. */
export async function eraseTexts(em: Em): Promise<void> {
  for (const table of ['text_drafts', 'text_versions', 'text_reports'])
    await em.execute(`delete from ${table} where ${ofErased}`)
}
