import { setTimeout as sleep } from 'node:timers/promises'
import type { EntitySchema } from '@mikro-orm/core'
import { DomainError } from '../../errors/domain-error.ts'
import { traceOf } from '../../logs/log-failure.ts'
import { lines } from '../../logs/log-lines.ts'
import type { Log } from '../../logs/log.ts'
import { isStatementStopped } from './database-away.ts'
import { type Em, openPostgres } from '../orm.ts'

/** A second server with the same data, for slow reads. */
export interface Replica {
  /** Reads from the replica if it is up to date, else or on failure from the primary `em`. Not in a transaction. */
  read: <Answer>(em: Em, ask: (em: Em) => Promise<Answer>) => Promise<Answer>
  close: () => Promise<void>
}

/** Pause after the replica was behind or failed. */
const restMs = { behind: 1_000, failed: 10_000 }

/** Time limit for its position, and pauses between the questions. Most replicas lag milliseconds. */
const answerWithinMs = 1_000
const pausesMs = [0, 5, 15, 30]

/** Opens the replica at `url`; connects at the first read. Without a URL the primary serves all reads. */
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

/** Position in a primary's WAL, and the identity of its database. */
interface Place {
  lsn: string
  database: string
  system: string
}

/** Null: unknown. The read itself will then fail too. */
async function placeOf(primary: Em): Promise<Place | null> {
  const asked = primary.execute<Place[]>(
    `select pg_current_wal_flush_lsn()::text as lsn, current_database()::text as database, ${system} as system`,
  )
  const [place] = await asked.catch(() => [])
  return place ?? null
}

const system = '(select system_identifier::text from pg_control_system())'

/** True once a replica of the same database has reached the position. A promoted one has not. */
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
