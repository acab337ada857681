import { setTimeout as delay } from 'node:timers/promises'
import { fromKysely, type JobResult, type JobWithMetadata } from 'pg-boss'
import type { Database, Em } from '../../db/orm.ts'
import { traceOf } from '../../errors/log-failure.ts'
import { deliverMail, type MailWay } from './deliver-mail.ts'
import { createBoss, mailJobs, prepareQueues } from './mail-boss.ts'
import { mailQueueSettings, type MailQueueSettings } from './mail-queue-settings.ts'
import { Mail } from './mail.entity.ts'
import { mailRow, type NewMail } from './new-mail.ts'
import { reasonOf } from './reason-of.ts'
import { isRefusedForGood } from './refused-for-good.ts'

/** The queue of mails to send. */
export interface MailQueue {
  /**
   * Prepares the queue in the database and begins to deliver.
   * @throws {Error} with a sentence for the operator where the database cannot be used
   */
  start: () => Promise<void>
  /** Stops delivering; waits a few seconds for mails that are being sent, then closes the transport. */
  stop: () => Promise<void>
  /** Writes mails and their jobs in the transaction of `em`. */
  add: (em: Em, mails: NewMail[]) => Promise<void>
}

interface Deps {
  database: Database
  /** Empty for the embedded database. */
  databaseUrl: string
  way: MailWay
  log: Log
  settings?: MailQueueSettings
}

interface Log {
  warn(detail: object, message: string): void
  error(detail: object, message: string): void
}

interface MailJob {
  mailId: string
}

/** Prepares the queue of a process; it connects and delivers from `start` on. */
export function createMailQueue(deps: Deps): MailQueue {
  const { database, databaseUrl, way, log, settings = mailQueueSettings } = deps
  const { batchSize, pollingIntervalSeconds, stopTimeoutMs } = settings
  const boss = createBoss(database, databaseUrl, settings)
  boss.on('error', (error) => log.error(traceOf(error), 'The mail queue had an error and goes on.'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The mail queue needs a look.'))

  return {
    async start() {
      try {
        await boss.start()
        await prepareQueues(boss, settings)
        const work = {
          batchSize,
          pollingIntervalSeconds,
          perJobResults: true,
          includeMetadata: true,
        } as const
        await boss.work(mailJobs, work, (jobs: JobWithMetadata<MailJob>[]) =>
          Promise.all(jobs.map((job) => deliver(deps, job))),
        )
      } catch (error) {
        await boss.stop({ graceful: false })
        throw new Error(`The mail queue cannot use the database: ${reasonOf(error)}`, { cause: error })
      }
    },

    async stop() {
      const stopped = boss.stop({ graceful: true, timeout: stopTimeoutMs })
      // The process must end even where the database is away.
      await Promise.race([stopped, delay(stopTimeoutMs + 2_000, undefined, { ref: false })])
      way.transport?.close({ force: true })
    },

    async add(em, mails) {
      if (!em.isInTransaction()) throw new Error('Mails are added within a transaction.')
      const at = new Date()
      const rows = mails.map((mail) => mailRow(mail, at))
      await em.insertMany(Mail, rows)
      const jobs = rows.map(({ id }) => ({ data: { mailId: id } satisfies MailJob }))
      await boss.insert(mailJobs, jobs, { db: fromKysely(em.getKysely()) })
    },
  }
}

async function deliver({ database, way, log }: Deps, job: JobWithMetadata<MailJob>): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  try {
    await deliverMail(database.orm.em.fork(), way, data.mailId, { isLast: retryCount >= retryLimit })
    return { id, status: 'completed' }
  } catch (error) {
    log.warn({ ...traceOf(error), mailId: data.mailId, retryCount }, 'A mail could not be sent.')
    const status = isRefusedForGood(error) ? 'deadletter' : 'failed'
    return { id, status, output: { message: reasonOf(error) } }
  }
}
