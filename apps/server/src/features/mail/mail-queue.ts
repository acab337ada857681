import { setTimeout as delay } from 'node:timers/promises'
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Database, Em } from '../../db/orm.ts'
import { traceOf } from '../../logs/log-failure.ts'
import { lines } from '../../logs/log-lines.ts'
import type { Log } from '../../logs/log.ts'
import { clock } from '../../time/clock.ts'
import { deliverMail, interrupted, type MailWay } from './deliver-mail.ts'
import { holdFrom, holdNone } from './hold.ts'
import { hastenEveryMinute } from './hasten.ts'
import { createBoss, mailJobs, prepareQueues, startBoss } from './mail-boss.ts'
import { mailQueueSettings, type MailQueueSettings } from './mail-queue-settings.ts'
import { Mail } from './mail.entity.ts'
import { mailRow, type NewMail } from './new-mail.ts'
import { createNoticeShare, type NoticeShare } from './notice-share.ts'
import { reasonOf } from './reason-of.ts'
import { isRefusedForGood } from './refused-for-good.ts'

/** What use cases send mails with. */
export interface OutgoingMail {
  /** Writes mails and their jobs in the transaction of `em`; they leave when it is committed. */
  add: (em: Em, mails: NewMail[]) => Promise<Queued[]>
  /** As it is, but for what somebody at the desk causes: they may cancel its mails for a few seconds. */
  heldFor: (staffId: string) => OutgoingMail
  /** Sends a mail at once, in one try, and returns its row with what came of it. Not for use in a transaction. */
  sendNow: (em: Em, mail: NewMail, staffId: string) => Promise<Mail>
}

/** A mail that waits, and when it is first tried. */
export interface Queued {
  id: string
  startsAt: Date
}

/** The queue of mails to send. */
export interface MailQueue extends OutgoingMail {
  /**
   * Prepares the queue in the database, so that mails may be added, and delivers none.
   * @throws {Error} with a sentence for the operator where the database cannot be used
   */
  prepare: () => Promise<void>
  /** As `prepare`, and begins to deliver. */
  start: () => Promise<void>
  /** Looks for new mails now, not at the next check. */
  look: () => void
  /** Stops delivering; waits a few seconds for mails that are being sent, then closes the transport. */
  stop: () => Promise<void>
}

interface Deps {
  database: Database
  /** Empty for the embedded database. */
  databaseUrl: string
  way: MailWay
  log: Log
  settings?: MailQueueSettings
}

interface MailJob {
  mailId: string
}

/** Prepares the queue of a process; it connects and delivers from `start` on. */
export function createMailQueue(deps: Deps): MailQueue {
  const { database, databaseUrl, way, log, settings = mailQueueSettings } = deps
  const { batchSize, pollingIntervalSeconds, stopTimeoutMs } = settings
  const boss = createBoss(database, databaseUrl, settings)
  const share = createNoticeShare(settings.noticesInTenMinutes)
  boss.on('error', (error) => log.write(lines.mailQueueFailed, traceOf(error)))
  boss.on('warning', (warning) => log.write(lines.mailQueueWarned, { warning }))

  const prepare = async () => {
    await startBoss(boss)
    await prepareQueues(boss, settings)
  }
  let stopHastening = async () => {}
  let worker = ''
  const work = () =>
    boss.work(
      mailJobs,
      { batchSize, pollingIntervalSeconds, perJobResults: true, includeMetadata: true } as const,
      (jobs: JobWithMetadata<MailJob>[]) => Promise.all(jobs.map((job) => deliver(deps, job))),
    )

  return {
    ...outgoing({ boss, way, settings, share }),
    prepare: () => orSay(boss, prepare),
    start: () =>
      orSay(boss, async () => {
        await prepare()
        worker = await work()
        stopHastening = hastenEveryMinute(deps)
      }),

    look: () => boss.notifyWorker(worker),

    async stop() {
      const stopped = Promise.all([stopHastening(), stopBoss(boss, stopTimeoutMs)])
      // The process must end even where the database is away.
      await Promise.race([stopped, delay(stopTimeoutMs + 2_000, undefined, { ref: false })])
      way.transport?.close({ force: true })
    },
  }
}

/** Waits for the mails that are being sent itself: pg-boss looks only every half second whether they are. */
async function stopBoss(boss: PgBoss, timeout: number): Promise<void> {
  await Promise.race([boss.offWork(mailJobs), delay(timeout, undefined, { ref: false })])
  await boss.stop({ graceful: false })
}

/** Gives up where the database cannot be used, and says so. */
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
  share: NoticeShare
}

function outgoing(leaving: Leaving, staffId: string | null = null): OutgoingMail {
  const { boss, way, settings, share } = leaving
  return {
    heldFor: (member) => outgoing(leaving, member),

    async add(em, mails) {
      if (!em.isInTransaction()) throw new Error('Mails are added within a transaction.')
      const at = clock.now()
      const { heldUntil, startsAt } = staffId === null ? holdNone(at) : holdFrom(at, settings)
      const reachable = mails.filter(({ to }) => to.address !== '')
      if (reachable.length === 0) return []
      const rows: Mail[] = []
      for (const mail of reachable) {
        // Somebody at the desk waits for what they send, once more for instance.
        const isGathered = staffId === null && (await share.isBeyond(mail))
        rows.push({ ...mailRow(mail, at), staffId, heldUntil, ...(isGathered && { status: 'gathered' }) })
      }
      await em.insertMany(Mail, rows)
      const leave = rows.filter(({ status }) => status === 'queued')
      const startAfter = heldUntil && { startAfter: startsAt }
      const jobs = leave.map(({ id }) => ({ data: { mailId: id } satisfies MailJob, ...startAfter }))
      await boss.insert(mailJobs, jobs, { db: fromKysely(em.getKysely()) })
      return leave.map(({ id }) => ({ id, startsAt }))
    },

    async sendNow(em, mail, member) {
      // No job tries it again, so it never waits: it has failed unless this try succeeds.
      const unlessSent = { status: 'failed', lastError: interrupted } as const
      const row = { ...mailRow(mail, clock.now()), staffId: member, ...unlessSent }
      await em.insert(Mail, row)
      // Its row has the server's answer, whatever that is.
      await deliverMail(em.fork(), way, row.id, { isLast: true }).catch(() => {})
      return em.fork().findOneOrFail(Mail, { id: row.id })
    },
  }
}

async function deliver({ database, way, log }: Deps, job: JobWithMetadata<MailJob>): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  try {
    await deliverMail(database.orm.em.fork(), way, data.mailId, { isLast: retryCount >= retryLimit })
    return { id, status: 'completed' }
  } catch (error) {
    log.write(lines.mailUnsent, { ...traceOf(error), mailId: data.mailId, retryCount })
    const status = isRefusedForGood(error) ? 'deadletter' : 'failed'
    return { id, status, output: { message: reasonOf(error) } }
  }
}
