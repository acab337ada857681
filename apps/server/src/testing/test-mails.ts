import { seed } from '@northword/seed/seed'
import { linkPurposes } from '../features.ts'
import { beforeTests } from '@northword/rig/during-tests'
import type { MailCatcher } from '@northword/rig/mail-catcher'
import { afterAll, vi } from 'vitest'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './databases/test-database.ts'
import type { MailWay } from '../features/mail/queue/deliver-mail.ts'
import type { Log } from '../logs/log.ts'
import { createMailQueue, type MailQueue } from '../features/mail/queue/mail-queue.ts'
import { mailQueueSettings, type MailQueueSettings } from '../features/mail/queue/mail-queue-settings.ts'
import type { MailStatus } from '@northword/contract/desk/desk-mails'
import { Mail } from '../features/mail/mail.entity.ts'
import type { NewMail } from '../features/mail/new-mail.ts'
import { createTransport, fixedTransport } from '../features/mail/queue/transport.ts'

/** Production settings with shorter times. */
export const quick: MailQueueSettings = {
  ...mailQueueSettings,
  // Longer than a try on a busy machine: a stuck job is sent again.
  expireInSeconds: 8,
  superviseIntervalSeconds: 1,
  retryDelay: 1,
  retryLimit: 1,
  stopTimeoutMs: 1_000,
}

export const noraAtBakery = {
  kind: 'test',
  from: 'orders',
  to: { name: 'Nora Lindqvist', address: 'nora@bakery.example' },
  replyTo: { name: 'Desk', address: 'hello@northword.example' },
  subject: 'We have your order',
  body: { heading: 'Hello,', paragraphs: ['It has reached us.'], facts: [['Service', 'Blog Post']] },
} satisfies NewMail

/** A queue on a test database. Without an SMTP URL mails stay in the outbox and their links are shown. */
export function queueOn(
  { database, url }: TestDatabase,
  smtpUrl: string | null,
  settings = quick,
  showLink?: MailWay['showLink'],
) {
  const log = { write: vi.fn<Log['write']>() }
  const transport = smtpUrl === null ? null : createTransport(smtpUrl)
  const way = {
    transports: fixedTransport(transport),
    publicUrl: 'http://localhost:3000',
    purposes: linkPurposes,
    showLink,
    siteNow: () => seed,
  }
  return { queue: createMailQueue({ database, databaseUrl: url, way, log, settings }), log }
}

/** A queue that delivers to a mail server during the tests of a suite. */
export function useQueue(test: TestDatabase, server: Pick<MailCatcher, 'url'>): MailQueue {
  const queue = beforeTests(async () => {
    const made = queueOn(test, server.url).queue
    await made.start()
    return made
  })
  afterAll(() => queue.stop())
  return queue
}

/** Mails to an address, latest last. */
export const outbox = ({ database }: TestDatabase, address: string) =>
  database.orm.em.fork().find(Mail, { to: { address } }, { orderBy: { id: 'asc' } })

/** Kinds of the mails to an address, latest last. */
export const kindsTo = async (site: TestDatabase, address: string) =>
  (await outbox(site, address)).map(({ kind }) => kind)

/** Mails of an order as they are stored, of one kind or of a pattern, latest last. */
export const mailsOf = ({ rows }: Pick<TestApp, 'rows'>, number: string, kind = '%') =>
  rows(`select id, kind, subject, "to", body::text as body from mails where kind like '${kind}'
    and order_id = (select id from orders where number = '${number}') order by id`)

export async function mailThatIs(open: TestDatabase, address: string, status: MailStatus): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mail = (await outbox(open, address)).at(-1)
      if (mail?.status !== status)
        throw new Error(`The mail to ${address} is ${mail?.status}, not ${status}.`)
      return mail
    },
    { timeout: 30_000, interval: 100 },
  )
}

export const jobsOf = ({ database }: TestDatabase, { id }: Pick<Mail, 'id'>) =>
  database.orm.em
    .fork()
    .execute<{ name: string; state: string }[]>(
      `select name, state from pgboss.job where data->>'mailId' = ? order by name`,
      [id],
    )
