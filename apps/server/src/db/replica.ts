import { setTimeout as sleep } from 'node:timers/promises'
import type { EntitySchema } from '@mikro-orm/core'
import { DomainError } from '../errors/domain-error.ts'
import { traceOf } from '../logs/log-failure.ts'
import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import { isStatementStopped } from './database-away.ts'
import { type Em, openPostgres } from './orm.ts'

/** A second server with the same data, for reads that take long. */
export interface Replica {
  /**
   * Reads from the replica where it has all that was committed before, by whatever process; else, and where it fails,
   * from the primary, which is `em`. Not for use in a transaction.
   */
  read: <Answer>(em: Em, ask: (em: Em) => Promise<Answer>) => Promise<Answer>
  close: () => Promise<void>
}

/** For how long it is not asked after it was behind, or failed. */
const restMs = { behind: 1_000, failed: 10_000 }

/** How long it may take to say how far it is, and the pauses in which it is asked: most replicas are milliseconds behind. */
const answerWithinMs = 1_000
const pausesMs = [0, 5, 15, 30]

/** Opens the replica behind `url`; without one, everything is read from the primary. Nothing connects until the first read. */
export async function openReplica(entities: EntitySchema[], url: string, log: Log): Promise<Replica> {
  if (!url) return { read: (em, ask) => ask(em), close: async () => {} }
  const { orm, close } = await openPostgres(entities, url)
  let restsUntil = 0
  let isResting = false
  const rest = (why: keyof typeof restMs, error?: unknown) => {
    if (!isResting) log.write(sayingWhy[why], traceOf(error))
    isResting = true
    restsUntil = performance.now() + restMs[why]
  }
  const read: Replica['read'] = async (primary, ask) => {
    const place = performance.now() < restsUntil ? null : await placeOf(primary)
    if (!place) return ask(primary)
    const em = orm.em.fork()
    try {
      if (await isThere(em, place)) {
        const answer = await ask(em)
        isResting = false
        return answer
      }
      rest('behind')
    } catch (error) {
      if (error instanceof DomainError || isStatementStopped(error)) throw error
      rest('failed', error)
    }
    return ask(primary)
  }
  return { read, close }
}

const sayingWhy = { behind: lines.replicaBehind, failed: lines.replicaFailed }

/** Which data a primary has: its place in its log, and what tells it from other databases. */
interface Place {
  lsn: string
  database: string
  system: string
}

/** Null where it is not known; whoever reads there will see why. */
async function placeOf(primary: Em): Promise<Place | null> {
  const asked = primary.execute<Place[]>(
    `select pg_current_wal_flush_lsn()::text as lsn, current_database()::text as database, ${system} as system`,
  )
  const [place] = await asked.catch(() => [])
  return place ?? null
}

const system = '(select system_identifier::text from pg_control_system())'

/** Whether a replica of the same database has come to this place, or does so at once. One that was promoted has not. */
const isThere = (replica: Em, place: Place) =>
  Promise.race([comesTo(replica, place), sleep(answerWithinMs, false, { ref: false })])

async function comesTo(replica: Em, { lsn, database, system: primarys }: Place): Promise<boolean> {
  for (const pauseMs of pausesMs) {
    await sleep(pauseMs)
    const [row] = await replica.execute<{ isThere: boolean }[]>(
      `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ?::pg_lsn
          and current_database() = ? and ${system} = ? as "isThere"`,
      [lsn, database, primarys],
    )
    if (row?.isThere) return true
  }
  return false
}
