import { draftDays } from '@northword/contract/people/retention'
import type { Em } from '../../../db/orm.ts'

/** Deletes drafts and undelivered reports, not versions, of orders that ended {@link draftDays} ago. */
export async function tidyDrafts(em: Em, now: Date): Promise<void> {
  const before = new Date(now.getTime() - draftDays * 86_400_000)
  await em.execute(
    `with deleted as (
      delete from text_drafts d using orders o
      where o.id = d.order_id and o.status in ('Completed', 'Cancelled', 'Refunded') and d.saved_at < ?
        and not exists (select 1 from order_events e where e.order_id = o.id and e.at >= ?)
      returning d.report_id)
    delete from text_reports where id in (select report_id from deleted)`,
    [before, before],
  )
}
