import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { catchMail, type MailAnswer } from '@northword/rig/mail-catcher'
import { NIL } from 'uuid'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPostgres } from '../../../db/orm.ts'
import { lines } from '../../../logs/log-lines.ts'
import { eachDatabase, useTestDatabase } from '../../../testing/databases/test-database.ts'
import {
  jobsOf,
  mailThatIs,
  noraAtBakery,
  outbox,
  queueOn,
  quick,
  useQueue,
} from '../../../testing/test-mails.ts'
import { sendTimeoutMs } from './deliver-mail.ts'
import { mailQueueSettings } from './mail-queue-settings.ts'
import { entities } from '../../../features.ts'
import type { MailQueue } from './mail-queue.ts'

const nobody = 'smtp://127.0.0.1:1'
const failed = { name: 'mail', state: 'failed' }
const dead = { name: 'mail-dead', state: 'created' }

/** Replies of the mail server, by local part of the recipient. */
const answers: Partial<Record<string, (count: number) => MailAnswer>> = {
  refuses: () => 'refuse',
  defers: () => 'defer',
  hangs: () => 'hang',
  recovers: (count) => (count === 1 ? 'defer' : 'accept'),
  interrupted: (count) => (count === 1 ? 'hang' : 'accept'),
}

/** Only for a server that never answers: any other may be slow on a busy machine. */
const impatient = '?socketTimeout=700'

const somewhere = (local: string) => `${local}@${randomUUID()}.example`

eachDatabase('a mail whose server is in trouble', (open) => {
  const test = useTestDatabase(open)
  const catcher = duringTests(catchMail)
  beforeAll(() =>
    catcher.answer((address, count) => answers[address.split('@')[0] ?? '']?.(count) ?? 'accept'),
  )

  async function start(smtpUrl: string) {
    const started = queueOn(test, smtpUrl)
    await started.queue.start()
    return started
  }

  const commit = (queue: MailQueue, address: string) =>
    test.database.orm.em
      .fork()
      .transactional((em) => queue.add(em, [{ ...noraAtBakery, to: { name: '', address } }]))

  /** The mail to an address, once it is a dead letter. */
  async function deadLetter(address: string) {
    const mail = await mailThatIs(test, address, 'failed')
    await vi.waitFor(async () => expect(await jobsOf(test, mail)).toEqual([failed, dead]), {
      timeout: 20_000,
    })
    return (await outbox(test, address))[0]
  }

  async function expectDeadLetter(queue: MailQueue, trouble: string, reason: string) {
    const address = somewhere(trouble)
    await commit(queue, address)
    const mail = await deadLetter(address)
    expect(mail).toMatchObject({
      attempts: 2,
      sentAt: null,
      lastError: expect.stringContaining(reason),
    })
    const tries = await catcher.caught(address)
    expect(tries.map(({ email }) => email.messageId)).toEqual([mail?.messageId, mail?.messageId])
  }

  describe.concurrent('while the queue runs', () => {
    const queue = useQueue(test, catcher)

    it(
      'that defers it is tried again under the same Message-ID, and kept as a dead letter',
      { tags: ['thorough'] },
      () => expectDeadLetter(queue, 'defers', 'Try again later'),
    )

    it('that refuses it for good is not asked again', async () => {
      const address = somewhere('refuses')
      await commit(queue, address)
      expect(await deadLetter(address)).toMatchObject({
        attempts: 1,
        sentAt: null,
        lastError: expect.stringContaining('No such mailbox'),
      })
    })

    it('that recovers is delivered under the Message-ID of the first try', async () => {
      const address = somewhere('recovers')
      await commit(queue, address)
      const mail = await mailThatIs(test, address, 'sent')
      expect(mail).toMatchObject({ attempts: 2, lastError: null })
      const ids = (await catcher.caught(address)).map(({ email }) => email.messageId)
      expect(ids).toEqual([mail.messageId, mail.messageId])
    })

    it('is delivered when the process that held it was killed', { tags: ['thorough'] }, async () => {
      const address = somewhere('orphan')
      await test.database.orm.em.fork().transactional(async (em) => {
        await queue.add(em, [{ ...noraAtBakery, to: { name: '', address } }])
        const held = `update pgboss.job set state = 'active', started_on = now()
          where data->>'mailId' in (select id::text from mails where "to"->>'address' = ?)`
        await em.execute(held, [address])
      })
      const begun = performance.now()
      await mailThatIs(test, address, 'sent')
      expect(performance.now() - begun).toBeGreaterThan(quick.expireInSeconds * 1000)
      expect(performance.now() - begun).toBeLessThan(recoverySeconds(quick) * 1000 + 5_000)
    })
  })

  it('that is down slows no transaction, and ends as a dead letter too', { tags: ['thorough'] }, async () => {
    const address = somewhere('down')
    const { queue } = await start(nobody)
    await commit(queue, address)
    expect((await outbox(test, address))[0]?.status).toBe('queued')
    expect((await deadLetter(address))?.lastError).toContain('ECONNREFUSED')
    await queue.stop()
  })

  it('that hangs is tried again too, and kept as a dead letter', { tags: ['thorough'] }, async () => {
    const { queue } = await start(`${catcher.url}${impatient}`)
    await expectDeadLetter(queue, 'hangs', 'Timeout')
    await queue.stop()
  })

  it(
    'does not keep the queue from stopping, and is tried again after the next start',
    { tags: ['thorough'] },
    async () => {
      const address = somewhere('interrupted')
      const { queue } = await start(`${catcher.url}${impatient}`)
      await commit(queue, address)
      await catcher.caught(address)
      const begun = performance.now()
      await queue.stop()
      expect(performance.now() - begun).toBeLessThan(sendTimeoutMs)
      const { queue: next } = await start(catcher.url)
      await mailThatIs(test, address, 'sent')
      await next.stop()
    },
  )

  /** Makes the database refuse the first `times` such statements. */
  async function refuse(statement: 'insert' | 'update', table: string, times = 1) {
    const run = (sql: string) => test.database.orm.em.fork().execute(sql)
    await run('create sequence refusals')
    await run(`create function refuse() returns trigger language plpgsql as $$ begin
      if nextval('refusals') <= ${times} then raise 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`)
    await run(`create trigger refuse before ${statement} on ${table} for each row execute function refuse()`)
    onTestFinished(async () => {
      await run('drop function refuse cascade')
      await run('drop sequence refusals')
    })
  }

  const withLink = (address: string) => ({
    ...noraAtBakery,
    to: { name: '', address },
    body: {
      ...noraAtBakery.body,
      action: { label: 'Confirm', purpose: 'confirm-newsletter', subjectId: NIL },
    },
  })
  const write = (queue: MailQueue, address: string) =>
    test.database.orm.em.fork().transactional((em) => queue.add(em, [withLink(address)]))

  async function beginRefused(queue: MailQueue, address: string, ...refused: Parameters<typeof refuse>) {
    onTestFinished(() => queue.stop())
    await queue.prepare()
    await write(queue, address)
    await refuse(...refused)
    await queue.start()
  }

  it.each<[statement: 'insert' | 'update', table: string]>([
    ['insert', 'tokens'],
    ['update', 'mails'],
  ])(
    'is kept and shows its link, also where the first %s of %s fails',
    { tags: ['thorough'] },
    async (statement, table) => {
      const address = somewhere('shown')
      const shown = vi.fn<(url: string) => void>()
      const { queue, log } = queueOn(test, null, quick, (_, url) => shown(url))
      await beginRefused(queue, address, statement, table)
      await mailThatIs(test, address, 'kept')
      expect(shown).toHaveBeenLastCalledWith(expect.stringMatching(/\/newsletter\/confirm\?token=[\w-]{43}$/))
      expect(log.write.mock.calls.filter(([line]) => line === lines.mailUnsent)).toHaveLength(1)
    },
  )

  it(
    'goes out with its link, also where the database refuses that at first',
    { tags: ['thorough'] },
    async () => {
      const address = somewhere('linked')
      const { queue } = queueOn(test, catcher.url)
      await beginRefused(queue, address, 'insert', 'tokens')
      const mail = await mailThatIs(test, address, 'sent')
      expect(mail).toMatchObject({ attempts: 2, lastError: null })
      const [caught] = await catcher.caught(address)
      expect(caught?.email.text).toMatch(/\/newsletter\/confirm\?token=[\w-]{43}\s/)
    },
  )

  it('has failed, and says why, where its link can never be made', { tags: ['thorough'] }, async () => {
    const address = somewhere('linkless')
    const { queue } = queueOn(test, catcher.url)
    await beginRefused(queue, address, 'insert', 'tokens', 1_000)
    expect(await deadLetter(address)).toMatchObject({ attempts: 2, lastError: 'deadlock detected' })
  })

  it('never waits for a try that nobody makes, where it was to be sent at once', async () => {
    const { queue } = queueOn(test, catcher.url)
    const address = somewhere('test')
    await refuse('update', 'mails')
    const em = test.database.orm.em.fork()
    const { status, lastError } = await queue.sendNow(em, withLink(address), randomUUID())
    expect({ status, lastError }).toMatchObject({ status: 'failed', lastError: expect.any(String) })
  })

  it('goes out after the database has dropped every connection of the queue', async ({ skip }) => {
    const address = somewhere('after')
    if (test.database.pglite) skip('PGlite has no connections to lose.')
    const { queue, log } = await start(catcher.url)
    await test.database.orm.em.fork().execute(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'northword-mail' and datname = current_database()`)
    const saysSo = () => expect(log.write).toHaveBeenCalledWith(lines.mailQueueFailed, expect.anything())
    await vi.waitFor(saysSo, { timeout: 20_000 })
    await commit(queue, address)
    await mailThatIs(test, address, 'sent')
    await queue.stop()
  })
})

it('the queue says in one sentence that it cannot use the database', async () => {
  const url = 'postgres://northword@127.0.0.1:1/northword'
  const database = await openPostgres(entities, url)
  const { queue } = queueOn({ database, url, drop: () => database.close() }, nobody)
  await expect(queue.start()).rejects.toThrow(/^The mail queue cannot use the database: connect ECONNREFUSED/)
  await queue.stop()
  await database.close()
})

it('the settings free a stuck mail within a minute, and only after its try is over', () => {
  expect(recoverySeconds(mailQueueSettings)).toBeLessThan(60)
  expect(mailQueueSettings.expireInSeconds * 1000).toBeGreaterThan(sendTimeoutMs + 5_000)
})

it('the settings try for about two days', () => {
  const { retryDelay, retryDelayMax, retryLimit } = mailQueueSettings
  const delays = Array.from({ length: retryLimit }, (_, n) =>
    Math.min(retryDelayMax, retryDelay * 2 ** n * 1.5),
  )
  const days = delays.reduce((sum, seconds) => sum + seconds, 0) / 86_400
  expect(days).toBeGreaterThan(1.8)
  expect(days).toBeLessThan(2.2)
})

/** Upper bound: expiry, a supervision too early, the next one, the longest first delay, the next poll. */
const recoverySeconds = (settings: typeof mailQueueSettings) =>
  settings.expireInSeconds +
  2 * settings.superviseIntervalSeconds +
  2 * settings.retryDelay +
  settings.pollingIntervalSeconds
