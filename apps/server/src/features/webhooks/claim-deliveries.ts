import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'

export interface Claiming {
  /** Concurrent deliveries to one endpoint, so that a slow one delays no other. */
  mostAtOnce: number
  /** After this time the process that took a delivery counts as dead. */
  leaseMs: number
}

/** Takes the due deliveries, each once, longest due first within each endpoint. Returns their ids. */
export async function claimDeliveries(em: Em, { mostAtOnce, leaseMs }: Claiming): Promise<string[]> {
  const now = clock.now()
  const lease = new Date(now.getTime() + leaseMs)
  const taken = await em.execute<{ id: string }[]>(
    `with due as materialized (
      select picked.id from webhook_endpoints e cross join lateral (
        select d.id from webhook_deliveries d
        where d.endpoint_id = e.id and d.status = 'waiting' and d.next_try_at <= ?
          and (d.taken_until is null or d.taken_until <= ?)
        order by d.next_try_at
        limit greatest(0, ? - (
          select count(*) from webhook_deliveries t
          where t.endpoint_id = e.id and t.status = 'waiting' and t.taken_until > ?))
        for update skip locked
      ) picked where e.off_at is null
    )
    update webhook_deliveries set taken_until = ?, tried_at = ?, tries = tries + 1
    where id in (select id from due) returning id`,
    [now, now, mostAtOnce, now, lease, now],
  )
  return taken.map(({ id }) => id)
}
