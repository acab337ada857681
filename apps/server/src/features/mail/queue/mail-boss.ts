import type { ClientConfig } from 'pg'
import { type ConstructorOptions, fromPglite, PgBoss, systemClock } from 'pg-boss'
import { databaseSocket } from '../../../db/connections/database-socket.ts'
import { sqlStateOf } from '../../../db/database-error.ts'
import type { Database, Em } from '../../../db/orm.ts'
import type { MailQueueSettings } from './mail-queue-settings.ts'

export const mailJobs = 'mail'

/** Mails that used up every try or were refused for good. Jobs stay until somebody retries them. */
const deadLetters = 'mail-dead'

/** SQLSTATE `unique_violation`. */
const uniqueViolation = '23505'

const oneHour = 3_600
/** Largest value that the column can hold. */
const sixtyYears = 60 * 365 * 24 * oneHour

/** Monotonic: after the system clock is set back, a worker would otherwise sleep for the difference. */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/**
 * The job queue; connects in `start`. On Postgres it has one connection of its own, so that jobs and requests never
 * wait for each other; PGlite is shared.
 */
export function createBoss(
  { pglite }: Database,
  databaseUrl: string,
  { superviseIntervalSeconds }: MailQueueSettings,
): PgBoss {
  // pg-boss passes unknown options on to `pg`; `stream` is how `pg` opens sockets.
  const connection: ConstructorOptions & Pick<ClientConfig, 'stream'> = pglite
    ? { backend: 'pglite', db: fromPglite(pglite) }
    : {
        connectionString: databaseUrl,
        max: 1,
        application_name: 'northword-mail',
        connectionTimeoutMillis: 5_000,
        stream: databaseSocket(60_000),
      }
  return new PgBoss({
    ...connection,
    clock: steadyClock,
    schedule: false,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    maintenanceIntervalSeconds: oneHour,
  })
}

export async function startBoss(boss: PgBoss): Promise<void> {
  await boss.start().catch(async (error: unknown) => {
    // Another server created them at the same time: pg-boss waits for it but still sees the old catalogue.
    if (sqlStateOf(error) !== uniqueViolation) throw error
    await boss.start()
  })
}

/** Creates or updates both queues, and prepares `insert` for use in a transaction. */
export async function prepareQueues(
  boss: PgBoss,
  { expireInSeconds, retryDelay, retryDelayMax, retryLimit }: MailQueueSettings,
): Promise<void> {
  const kept = { retentionSeconds: sixtyYears, deleteAfterSeconds: 0 }
  const tried = {
    expireInSeconds,
    retryDelay,
    retryDelayMax,
    retryLimit,
    retryBackoff: true,
    retentionSeconds: sixtyYears,
    // The mail's row is the record, so ended jobs are not needed.
    deleteAfterSeconds: oneHour,
    deadLetter: deadLetters,
  }
  await boss.createQueue(deadLetters, kept)
  await boss.updateQueue(deadLetters, kept)
  await boss.createQueue(mailJobs, tried)
  await boss.updateQueue(mailJobs, tried)
  // The first use of a queue reads its settings through another connection. In a transaction PGlite would wait for it
  // for ever, so an empty insert is the first use.
  await boss.insert(mailJobs, [])
}

/**
 * Lets mails leave that were written while the clock was ahead: at first none waits over a minute longer than it is
 * held, and between tries none over eight hours.
 */
export async function correctStartTimes(
  em: Em,
  { holdSeconds, afterHoldSeconds }: MailQueueSettings,
): Promise<void> {
  await em.execute(
    `update pgboss.job set start_after = now()
      where name = 'mail' and state in ('created', 'retry')
        and start_after > now() + interval '1 second' * (case state when 'created' then ? else ? end)::int`,
    [holdSeconds + afterHoldSeconds + 60, 8 * oneHour],
  )
}
