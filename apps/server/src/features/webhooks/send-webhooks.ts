import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Em } from '../../db/orm.ts'
import { traceOf } from '../../logs/log-failure.ts'
import { lines } from '../../logs/log-lines.ts'
import type { Log } from '../../logs/log.ts'
import { failingOnce } from '../../chores/failing-once.ts'
import { repeat } from '../../chores/repeat.ts'
import { clock } from '../../time/clock.ts'
import { deliverWebhook, type WebhookWay } from './deliver-webhook.ts'

interface Settings extends Pick<WebhookWay, 'timeoutMs'> {
  everyMs: number
  /** Concurrent deliveries to one endpoint, so that a slow one delays no other. */
  mostAtOnce: number
  /** After this time the process that took a delivery counts as dead. */
  leaseMs: number
  /** Longest wait of `stop` for running tries. */
  stopMs: number
}

/** The lease is far longer than a try: a delivery taken twice is sent twice. */
const settingsOfWebhooks: Settings = {
  everyMs: 1_000,
  mostAtOnce: 3,
  timeoutMs: 15_000,
  leaseMs: 30_000,
  stopMs: 2_000,
}

interface Sending extends Pick<WebhookWay, 'reach' | 'publicUrl' | 'ca'> {
  database: Database
  log: Log
  settings?: Partial<Settings>
}

/**
 * Sends queued events from now on; any number of processes may.
 * @returns a function that stops it and aborts long tries, which do not count and are tried again
 */
export function sendWebhooks({ database, log, settings: changes, ...way }: Sending): () => Promise<void> {
  const settings = { ...settingsOfWebhooks, ...changes }
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const sending = { ...way, timeoutMs: settings.timeoutMs, signal: stopping.signal }
  let isStopped = false

  const deliver = async (id: string) => {
    await deliverWebhook(database.orm.em.fork(), sending, id)
    // A place is free now.
    await look()
  }
  const begin = (id: string) => {
    const delivering: Promise<void> = deliver(id)
      .catch((error: unknown) => log.write(lines.webhookUnrecorded, traceOf(error)))
      .finally(() => underWay.delete(delivering))
    underWay.add(delivering)
  }
  const look = async () => {
    if (isStopped) return
    for (const id of await claimDeliveries(database.orm.em.fork(), settings)) begin(id)
  }
  const stop = repeat({
    do: failingOnce(look),
    everyMs: settings.everyMs,
    failure: lines.webhooksWait,
    log,
  })
  return async () => {
    isStopped = true
    await stop()
    await Promise.race([Promise.all(underWay), delay(settings.stopMs, undefined, { ref: false })])
    stopping.abort()
    while (underWay.size > 0) await Promise.all(underWay)
  }
}

/** Takes the due deliveries, each once, longest due first within each endpoint. Returns their ids. */
async function claimDeliveries(em: Em, { mostAtOnce, leaseMs }: Settings): Promise<string[]> {
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
