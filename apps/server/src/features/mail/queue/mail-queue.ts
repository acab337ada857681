import { setTimeout as delay } from 'node:timers/promises'
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Database, Em } from '../../../db/orm.ts'
import { traceOf } from '../../../logs/log-failure.ts'
import { lines } from '../../../logs/log-lines.ts'
import type { Log } from '../../../logs/log.ts'
import { clock } from '../../../time/clock.ts'
import { deliverMail, type MailWay } from './deliver-mail.ts'
import { correctStartTimes, createBoss, mailJobs, prepareQueues, startBoss } from './mail-boss.ts'
import { mailQueueSettings, type MailQueueSettings } from './mail-queue-settings.ts'
import { interrupted, Mail } from '../mail.entity.ts'
import { mailRow, type NewMail } from '../new-mail.ts'
import { createNoticeShare, type IsBeyondShare } from '../notice-share.ts'
import { reasonOf } from './reason-of.ts'
import { isRefusedForGood } from './refused-for-good.ts'

/** The part of the queue that use cases see. */
export interface OutgoingMail {
  /** Inserts mails and their jobs in the transaction of `em`; they leave after the commit. */
  add: (em: Em, mails: NewMail[]) => Promise<Queued[]>
  /** For use cases of a member, whose mails are held for a few seconds. Other actors' mails are not. */
  heldFor: (staffId: string) => OutgoingMail
  /** For warnings, which the member whose act they tell of must not cancel. */
  atOnce: () => OutgoingMail
  /** Sends a mail at once, in one try, and returns its row with the outcome. Never call it in a transaction. */
  sendNow: (em: Em, mail: NewMail, staffId: string) => Promise<Mail>
}

interface Queued {
  id: string
  startsAt: Date
}

export interface MailQueue extends OutgoingMail {
  /**
   * Prepares the queue in the database for adding mails. Delivers none.
   * @throws {Error} with a sentence for the operator if the database cannot be used
   */
  prepare: () => Promise<void>
  start: () => Promise<void>
  look: () => void
  /** Lets mails leave that a clock which was ahead would keep for longer than they are held. */
  correctTimes: () => Promise<void>
  /** Stops delivering, waits a few seconds for mails being sent, then closes the transport. */
  stop: () => Promise<void>
}

interface Deps {
  database: Database
  /** Empty: PGlite. */
  databaseUrl: string
  way: MailWay
  log: Log
  settings?: MailQueueSettings
}

interface MailJob {
  mailId: string
}

/** Nothing connects before `prepare` or `start`. */
export function createMailQueue(deps: Deps): MailQueue {
  const { database, databaseUrl, way, log, settings = mailQueueSettings } = deps
  const { batchSize, pollingIntervalSeconds, stopTimeoutMs } = settings
  const boss = createBoss(database, databaseUrl, settings)
  const isBeyondShare = createNoticeShare(settings.noticesInTenMinutes)
  boss.on('error', (error) => log.write(lines.mailQueueFailed, traceOf(error)))
  boss.on('warning', (warning) => log.write(lines.mailQueueWarned, { warning }))

  const prepare = async () => {
    await startBoss(boss)
    await prepareQueues(boss, settings)
  }
  let worker = ''
  const work = () =>
    boss.work(
      mailJobs,
      { batchSize, pollingIntervalSeconds, perJobResults: true, includeMetadata: true } as const,
      (jobs: JobWithMetadata<MailJob>[]) => Promise.all(jobs.map((job) => deliver(deps, job))),
    )

  return {
    ...outgoing({ boss, way, settings, isBeyondShare }),
    prepare: () => orSay(boss, prepare),
    start: () =>
      orSay(boss, async () => {
        await prepare()
        worker = await work()
      }),

    look: () => boss.notifyWorker(worker),

    correctTimes: () => correctStartTimes(database.orm.em.fork(), settings),

    async stop() {
      // The process must end even if the database is down.
      const stopped = stopBoss(boss, stopTimeoutMs)
      await Promise.race([stopped, delay(stopTimeoutMs + 2_000, undefined, { ref: false })])
      way.transports.close()
    },
  }
}

/** Waits for mails being sent by itself, since pg-boss polls for that only every half second. */
async function stopBoss(boss: PgBoss, timeout: number): Promise<void> {
  await Promise.race([boss.offWork(mailJobs), delay(timeout, undefined, { ref: false })])
  await boss.stop({ graceful: false })
}

/** Stops the queue and throws a sentence for the operator if `begin` fails. */
async function orSay(boss: PgBoss, begin: () => Promise<void>): Promise<void> {
  try {
    await begin()
  } catch (error) {
    await boss.stop({ graceful: false })
    throw new Error(`The mail queue cannot use the database: ${reasonOf(error)}`, { cause: error })
  }
}

interface Leaving {
  boss: PgBoss
  way: MailWay
  settings: MailQueueSettings
  isBeyondShare: IsBeyondShare
}

function outgoing(leaving: Leaving, staffId: string | null = null): OutgoingMail {
  const { boss, way, settings, isBeyondShare } = leaving
  return {
    heldFor: (member) => outgoing(leaving, member),
    atOnce: () => outgoing(leaving),

    async add(em, mails) {
      if (!em.isInTransaction()) throw new Error('Mails are added within a transaction.')
      const at = clock.now()
      const { heldUntil, startsAt } = holdFrom(at, staffId, settings)
      const site = way.siteNow()
      const reachable = mails.map((mail) => mailRow(mail, at, site)).filter(({ to }) => to.address !== '')
      if (reachable.length === 0) return []
      const rows: Mail[] = []
      for (const row of reachable) {
        // Mails of a member, such as one sent again, are never gathered.
        const isGathered = staffId === null && (await isBeyondShare(row))
        rows.push({ ...row, staffId, heldUntil, ...(isGathered && { status: 'gathered' }) })
      }
      await em.insertMany(Mail, rows)
      const leave = rows.filter(({ status }) => status === 'queued')
      const startAfter = heldUntil && { startAfter: startsAt }
      const jobs = leave.map(({ id }) => ({ data: { mailId: id } satisfies MailJob, ...startAfter }))
      await boss.insert(mailJobs, jobs, { db: fromKysely(em.getKysely()) })
      return leave.map(({ id }) => ({ id, startsAt }))
    },

    async sendNow(em, mail, member) {
      // No job tries it again, so it starts as failed in case this try does not end.
      const unlessSent = { status: 'failed', lastError: interrupted } as const
      const row = { ...mailRow(mail, clock.now(), way.siteNow()), staffId: member, ...unlessSent }
      await em.insert(Mail, row)
      // The row has the server's answer, also after a failure.
      await deliverMail(em.fork(), way, row.id, { isLast: true }).catch(() => {})
      return em.fork().findOneOrFail(Mail, { id: row.id })
    },
  }
}

/** A member's mail is held, so that they can cancel it. */
function holdFrom(at: Date, staffId: string | null, { holdSeconds, afterHoldSeconds }: MailQueueSettings) {
  if (staffId === null || holdSeconds === 0) return { heldUntil: null, startsAt: at }
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
  return { heldUntil: after(holdSeconds), startsAt: after(holdSeconds + afterHoldSeconds) }
}

async function deliver({ database, way, log }: Deps, job: JobWithMetadata<MailJob>): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  try {
    await deliverMail(database.orm.em.fork(), way, data.mailId, { isLast: retryCount >= retryLimit })
    return { id, status: 'completed' }
  } catch (error) {
    log.write(lines.mailUnsent, { ...traceOf(error), mailId: data.mailId, retryCount })
    // The reason, which often names the recipient, is in the mail's row alone.
    return { id, status: isRefusedForGood(error) ? 'deadletter' : 'failed' }
  }
}
