import type { ClientConfig } from 'pg'
import { type ConstructorOptions, fromPglite, PgBoss, systemClock } from 'pg-boss'
import { databaseSocket } from '../../db/database-socket.ts'
import { sqlStateOf } from '../../db/database-error.ts'
import type { Database } from '../../db/orm.ts'
import type { MailQueueSettings } from './mail-queue-settings.ts'

/** The queue of mails that wait to be sent. */
export const mailJobs = 'mail'

/** The queue of mails that used up every try or were refused for good; jobs stay here until somebody retries them. */
const deadLetters = 'mail-dead'

/** The SQLSTATE of a row, here of the catalogue, that is there twice. */
const uniqueViolation = '23505'

const oneHour = 3_600
/** The most that the column can hold. */
const sixtyYears = 60 * 365 * 24 * oneHour

/**
 * The time for the queue's own pauses. It never goes back: a worker on the system's would sleep for as long as the clock was
 * put back.
 */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/**
 * The job queue in a database. On Postgres it has one connection of its own, so that jobs never wait for visitors
 * nor these for jobs; PGlite is shared. Nothing connects before `start`.
 */
export function createBoss(
  { pglite }: Database,
  databaseUrl: string,
  { superviseIntervalSeconds }: MailQueueSettings,
): PgBoss {
  // pg-boss passes options that it does not know on to `pg`; `stream` is how `pg` opens sockets.
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

/** Connects, and makes the tables of the queue where there are none. */
export async function startBoss(boss: PgBoss): Promise<void> {
  await boss.start().catch(async (error: unknown) => {
    // Another server made them in the same moment: pg-boss waits for it, but still sees the database as it was before.
    if (sqlStateOf(error) !== uniqueViolation) throw error
    await boss.start()
  })
}

/** Creates both queues or updates their settings, and prepares `insert` for use in a transaction. */
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
    // The row of the mail is the record, so an ended job is not needed for long.
    deleteAfterSeconds: oneHour,
    deadLetter: deadLetters,
  }
  await boss.createQueue(deadLetters, kept)
  await boss.updateQueue(deadLetters, kept)
  await boss.createQueue(mailJobs, tried)
  await boss.updateQueue(mailJobs, tried)
  // The first use of a queue reads its settings through another connection, which on PGlite would
  // wait for ever inside a transaction. An empty insert makes this the first use.
  await boss.insert(mailJobs, [])
}
