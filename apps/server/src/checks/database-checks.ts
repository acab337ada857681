import { checks, namedVersion } from '@northword/content/operate/checks'
import { compareSchema } from '../db/migrations.ts'
import type { Database, Em } from '../db/orm.ts'
import { longestTriesSeconds, mailQueueSettings } from '../features/mail/queue/mail-queue-settings.ts'
import { hasOwner } from '../features/staff/members/owners.ts'
import { findBrokenSeals } from '../features/texts/approvals/approval-seal.ts'
import type { Finding } from './finding.ts'
import type { Machine } from './machine.ts'

const longestDriftMs = 60_000
const hourMs = 3_600_000
/** A mail that used up every try is reported for a day after the last one. */
const failedHours = Math.ceil(longestTriesSeconds(mailQueueSettings) / 3_600) + 24

/** Problems in the database, or between it and this machine. Changes nothing. */
export async function checkDatabase(database: Database, { now }: Machine): Promise<Finding[]> {
  const em = database.orm.em.fork()
  const { pending, unknown } = await compareSchema(database)
  const found = [...(await checkClock(em, now)), ...(await checkTrigrams(em, pending.length === 0))]
  if (unknown.length > 0)
    found.push({ check: 'newerDatabase', sentence: checks.newerDatabase(unknown.join(', ')) })
  if (pending.length > 0)
    return [...found, { check: 'notMigrated', sentence: checks.notMigrated(pending.length) }]
  return [...found, ...(await checkMails(em, now)), ...(await checkWebhooks(em))]
}

export async function checkOwner(database: Database): Promise<Finding[]> {
  const { pending } = await compareSchema(database)
  if (pending.length > 0 || (await hasOwner(database.orm.em.fork()))) return []
  return [{ check: 'noOwner', sentence: checks.noOwner }]
}

/** Checks every approved text against its seal. Reads them all. */
export async function checkApprovals(database: Database): Promise<Finding[]> {
  const { pending } = await compareSchema(database)
  const broken = pending.length > 0 ? [] : await findBrokenSeals(database.orm.em.fork())
  if (broken.length === 0) return []
  const names = broken
    .slice(0, mostNamed)
    .map(({ number, piece, version }) => namedVersion(number, piece, version))
  return [{ check: 'approvedChanged', sentence: checks.approvedChanged(names.join('; '), broken.length) }]
}

const mostNamed = 10

async function checkClock(em: Em, now: Machine['now']): Promise<Finding[]> {
  const asked = now()
  const [answer] = await em.execute<{ ms: string }[]>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms',
  )
  const answered = now()
  // The clock was read at some time between question and answer.
  const driftMs = Math.max(asked - Number(answer?.ms), Number(answer?.ms) - answered)
  if (driftMs <= longestDriftMs) return []
  return [{ check: 'clockOff', sentence: checks.clockOff(Math.round(driftMs / 1_000)) }]
}

/** A migration creates the extension, if it is available on the database's machine. */
async function checkTrigrams(em: Em, isMigrated: boolean): Promise<Finding[]> {
  const table = isMigrated ? 'pg_extension where extname' : 'pg_available_extensions where name'
  const found = await em.execute(`select 1 from ${table} = 'pg_trgm'`)
  return found.length > 0 ? [] : [{ check: 'noTrigrams', sentence: checks.noTrigrams }]
}

async function checkMails(em: Em, now: Machine['now']): Promise<Finding[]> {
  const [mails] = await em.execute<{ failed: number; waiting: number; oldest: Date | string | null }[]>(
    `select count(*) filter (where status = 'failed' and created_at > ?)::int as failed,
      count(*) filter (where status = 'queued' and created_at < ?)::int as waiting,
      min(created_at) filter (where status = 'queued') as oldest
    from mails where status <> 'sent'`,
    [new Date(now() - failedHours * hourMs), new Date(now() - hourMs)],
  )
  if (!mails) return []
  const found: Finding[] = []
  if (mails.failed > 0)
    found.push({ check: 'mailsFailed', sentence: checks.mailsFailed(mails.failed, failedHours) })
  if (mails.waiting > 0 && mails.oldest) {
    const hours = Math.floor((now() - new Date(mails.oldest).getTime()) / hourMs)
    found.push({ check: 'mailsWaiting', sentence: checks.mailsWaiting(mails.waiting, hours) })
  }
  return found
}

async function checkWebhooks(em: Em): Promise<Finding[]> {
  const [endpoints] = await em.execute<{ failing: number; gone: number }[]>(
    `select count(*) filter (where failed_at is not null and off_at is null)::int as failing,
      count(*) filter (where is_gone)::int as gone
    from webhook_endpoints`,
  )
  const { failing = 0, gone = 0 } = endpoints ?? {}
  const found: Finding[] = []
  if (failing > 0) found.push({ check: 'webhooksFailing', sentence: checks.webhooksFailing(failing) })
  if (gone > 0) found.push({ check: 'webhooksGone', sentence: checks.webhooksGone(gone) })
  return found
}
