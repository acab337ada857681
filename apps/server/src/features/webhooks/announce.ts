import type { testEvent, WebhookEvent } from '@northword/contract/desk/webhooks'
import type { Em } from '../../db/orm.ts'
import type { EventData } from './webhook-delivery.entity.ts'

export interface Announced {
  /** Shown to receivers. An event announced twice is sent once. */
  id: string
  event: WebhookEvent | typeof testEvent
  at: Date
  data: EventData
}

/**
 * Queues events for the endpoints that want them, in the transaction of `em`, with one statement. Waits for an
 * endpoint being deleted and skips it, so that no order fails with it.
 */
export async function announce(em: Em, announced: Announced[]): Promise<void> {
  if (!em.isInTransaction()) throw new Error('Events are announced within a transaction.')
  if (announced.length === 0) return
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
    [JSON.stringify(announced)],
  )
}
