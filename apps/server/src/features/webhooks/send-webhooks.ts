import { setTimeout as delay } from 'node:timers/promises'
import { retryDelaysSeconds } from '@northword/contract/desk/webhooks'
import type { Database, Em } from '../../db/orm.ts'
import { traceOf } from '../../logs/log-failure.ts'
import { lines } from '../../logs/log-lines.ts'
import type { Log } from '../../logs/log.ts'
import type { Chores } from '../../chores/chores.ts'
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
  chores: Pick<Chores, 'repeat'>
  log: Log
  settings?: Partial<Settings>
}

/**
 * Sends queued events from now on; any number of processes may.
 * @returns a function that stops it and aborts long tries, which do not count and are tried again
 */
export function sendWebhooks({
  database,
  chores,
  log,
  settings: changes,
  ...way
}: Sending): () => Promise<void> {
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
    for (const id of await takeDeliveries(database.orm.em.fork(), settings)) begin(id)
  }
  const repeated = (name: string, work: () => Promise<void>, everyMs: number) =>
    chores.repeat({ name, do: work, everyMs, failure: lines.webhooksWait })
  const stops = [
    repeated('webhooks', look, settings.everyMs),
    repeated('webhook-times', () => correctTimes(database.orm.em.fork(), settings), oneMinuteMs),
  ]
  return async () => {
    isStopped = true
    for (const stop of stops) await stop()
    await Promise.race([Promise.all(underWay), delay(settings.stopMs, undefined, { ref: false })])
    stopping.abort()
    while (underWay.size > 0) await Promise.all(underWay)
  }
}

const oneMinuteMs = 60_000

/** Clocks of servers differ by less, so that no server ends the lease of another. */
const clocksDifferMs = 10 * oneMinuteMs

/** Longest wait between two tries, with its random share. */
const longestWaitMs = (retryDelaysSeconds.at(-1) ?? 0) * 1_100

/** Lets events leave that were written or taken while the clock was ahead. */
async function correctTimes(em: Em, { leaseMs }: Settings): Promise<void> {
  const now = clock.now()
  const after = (ms: number) => new Date(now.getTime() + ms + oneMinuteMs)
  await em.execute(
    `update webhook_deliveries set next_try_at = least(next_try_at, ?), taken_until = null
      where status = 'waiting' and (
        next_try_at > case tries when 0 then ?::timestamptz else ?::timestamptz end or taken_until > ?)`,
    [now, after(0), after(longestWaitMs), after(leaseMs + clocksDifferMs)],
  )
}

const takingLock = 20_261_130

/**
 * Takes the due deliveries, each once, longest due first within each endpoint, and returns their ids. One process
 * takes at a time, so that each counts what the others have taken.
 */
const takeDeliveries = (em: Em, settings: Settings): Promise<string[]> =>
  em.transactional(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${takingLock})`)
    return takeDue(tx, settings)
  })

async function takeDue(em: Em, { mostAtOnce, leaseMs }: Settings): Promise<string[]> {
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
