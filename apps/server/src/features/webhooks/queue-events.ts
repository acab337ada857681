import type { Em } from '../../db/orm.ts'
import type { HappenedEvent } from '../../hooks/hooks.ts'

/**
 * Queues events for the endpoints that want them, in the transaction of `em`, with one statement. Waits for an
 * endpoint being deleted and skips it, so that no order fails with it.
 */
export async function queueEvents(em: Em, happened: HappenedEvent[]): Promise<void> {
  if (!em.isInTransaction()) throw new Error('Events are queued within a transaction.')
  if (happened.length === 0) return
  await em.execute(
    `insert into webhook_deliveries
      (id, endpoint_id, message_id, event, data, created_at, status, tries, next_try_at)
    select gen_random_uuid(), e.id, a.id, a.event, a.data, a.at, 'waiting', 0, a.at
    from webhook_endpoints e
    join jsonb_to_recordset(?::jsonb) as a(id uuid, event text, at timestamptz, data jsonb)
      on e.events @> to_jsonb(a.event)
    where e.off_at is null
    for key share of e
    on conflict (endpoint_id, message_id) do nothing`,
    [JSON.stringify(happened)],
  )
}
