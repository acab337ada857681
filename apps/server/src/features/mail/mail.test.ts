import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { catchMail, type CaughtMail } from '@northword/rig/mail-catcher'
import { expect, it, vi } from 'vitest'
import { bothDatabases, useTestDatabase } from '../../testing/databases/test-database.ts'
import { jobsOf, mailThatIs, noraAtBakery, outbox, queueOn, useQueue } from '../../testing/test-mails.ts'
import type { NewMail } from './new-mail.ts'

type Email = CaughtMail['email']

const headerOf = (email: Email, name: string) => email.headers.find(({ key }) => key === name)?.value
const inThread = ({ email }: { email: Email }) => headerOf(email, 'references') !== undefined

bothDatabases('mail', (open, once) => {
  const test = useTestDatabase(open)
  const catcher = duringTests(catchMail)
  const queue = useQueue(test, catcher)
  const commit = (...mails: NewMail[]) =>
    test.database.orm.em.fork().transactional((em) => queue.add(em, mails))
  const to = (address: string, name = ''): NewMail => ({ ...noraAtBakery, to: { name, address } })

  it('reaches the client once, in two parts, with the headers of an automatic mail', once, async () => {
    await commit(noraAtBakery)
    const [mail, ...more] = await catcher.caught('nora@bakery.example')
    const row = await mailThatIs(test, 'nora@bakery.example', 'sent')
    expect(more).toEqual([])
    expect(mail?.envelope).toEqual({ from: 'orders@northword.example', to: ['nora@bakery.example'] })
    expect(mail?.email).toMatchObject({
      from: { name: 'Northword', address: 'orders@northword.example' },
      to: [{ name: 'Nora Lindqvist', address: 'nora@bakery.example' }],
      replyTo: [{ name: 'Desk', address: 'hello@northword.example' }],
      subject: 'We have your order',
      messageId: row.messageId,
      text: expect.stringContaining('It has reached us.'),
      html: expect.stringContaining('It has reached us.'),
    })
    expect(row.messageId).toBe(`<${row.id}@northword.example>`)
    expect(new Date(mail?.email.date ?? '').getTime()).toBe(Math.floor(row.createdAt.getTime() / 1000) * 1000)
    expect(mail?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(row).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
    await vi.waitFor(
      async () => expect(await jobsOf(test, row)).toEqual([{ name: 'mail', state: 'completed' }]),
      { timeout: 30_000 },
    )
  })

  it(
    'about an order stands in one conversation with all others about it, and in none with those of another',
    once,
    async () => {
      const about = (orderId: string, address: string) => ({ ...to(address), orderId })
      const [one, other] = ['one', 'other'].map((name) => `thread-${name}@bakery.example`) as [string, string]
      const [first, second] = [randomUUID(), randomUUID()]
      await commit(about(first, one), about(first, one), about(second, other), to('alone@bakery.example'))
      await vi.waitFor(() => expect(catcher.tries.filter(inThread)).toHaveLength(3), { timeout: 10_000 })
      const threads = (address: string) =>
        catcher.tries
          .filter(({ envelope }) => envelope.to.includes(address))
          .map(({ email }) => [headerOf(email, 'references'), email.inReplyTo])
      const thread = (id: string) => `<order.${id}@northword.example>`
      expect(threads(one)).toEqual([thread(first), thread(first)].map((id) => [id, id]))
      expect(threads(other)).toEqual([[thread(second), thread(second)]])
      await mailThatIs(test, 'alone@bakery.example', 'sent')
      expect(threads('alone@bakery.example')).toEqual([[undefined, undefined]])
      const ids = catcher.tries.filter(inThread).map(({ email }) => email.messageId)
      expect(new Set(ids).size).toBe(3)
    },
  )

  it('is in the outbox, with its job, from the commit on and not before', async () => {
    await test.database.orm.em.fork().transactional(async (em) => {
      await queue.add(em, [to('committed@bakery.example')])
      // The worker polls meanwhile. On PGlite it waits for this transaction.
      await delay(700)
      await queue.add(em, [to('committed@bakery.example')])
      expect(
        catcher.tries.filter(({ envelope }) => envelope.to.includes('committed@bakery.example')),
      ).toEqual([])
    })
    await mailThatIs(test, 'committed@bakery.example', 'sent')
    expect(await outbox(test, 'committed@bakery.example')).toHaveLength(2)
  })

  it('vanishes with its job when the transaction is rolled back', async () => {
    const em = test.database.orm.em.fork()
    const jobs = async () => (await em.fork().execute<unknown[]>('select id from pgboss.job')).length
    const before = await jobs()
    const failing = em.transactional(async (tx) => {
      await queue.add(tx, [to('undone@bakery.example')])
      throw new Error('The order could not be stored.')
    })
    await expect(failing).rejects.toThrow('could not be stored')
    expect(await outbox(test, 'undone@bakery.example')).toEqual([])
    expect(await jobs()).toBe(before)
  })

  it('is refused outside of a transaction', once, async () => {
    await expect(queue.add(test.database.orm.em.fork(), [noraAtBakery])).rejects.toThrow(
      'within a transaction',
    )
  })

  it('is sent once when a second job asks for it again', once, async () => {
    await commit(to('twice@bakery.example'))
    const { id } = await mailThatIs(test, 'twice@bakery.example', 'sent')
    const copy = `insert into pgboss.job (name, data, expire_seconds, deletion_seconds, policy)
      select name, data, expire_seconds, deletion_seconds, policy from pgboss.job where data->>'mailId' = ?`
    await test.database.orm.em.fork().execute(copy, [id])
    const done = { name: 'mail', state: 'completed' }
    await vi.waitFor(async () => expect(await jobsOf(test, { id })).toEqual([done, done]), { timeout: 5_000 })
    expect(await catcher.caught('twice@bakery.example')).toHaveLength(1)
  })

  it('to hostile recipients goes nowhere else', once, async () => {
    const hostile: [what: string, name: string, address: string][] = [
      ['a list in the name', '"x, victim@y.example" <victim@y.example>', 'one@bakery.example'],
      ['headers in the name', 'Nora\r\nBcc: victim@y.example\r\n\r\nBuy now', 'two@bakery.example'],
      ['two addresses in one', 'Nora', 'victim@y.example,three@bakery.example'],
      ['a comma in the local part', 'Nora', 'victim,four@bakery.example'],
      ['a second address in angle brackets', 'Nora', '<victim@y.example>five@bakery.example'],
      ['a semicolon', 'Nora', 'victim@y.example;six@bakery.example'],
    ]
    const markers = hostile.map((_, at) => `marker-${at}@bakery.example`)
    await commit(
      ...hostile.flatMap(([, name, address], at) => [
        to(address, name),
        { ...to(markers[at] ?? ''), replyTo: { name, address } },
      ]),
    )
    for (const marker of markers) await catcher.caught(marker)
    const untried = async () => {
      const tried = await Promise.all(hostile.map(async ([, , address]) => outbox(test, address)))
      return hostile.flatMap(([what], at) => (tried[at]?.at(-1)?.attempts ? [] : [what]))
    }
    await vi.waitFor(async () => expect(await untried()).toEqual([]), { timeout: 30_000 })
    await delay(200)
    for (const { envelope, raw } of catcher.tries) {
      expect(envelope.to).toEqual([expect.stringMatching(/@bakery\.example$/)])
      expect(raw).not.toMatch(/^(bcc|cc):/im)
    }
  })

  it('without an SMTP server is kept', once, async () => {
    await queue.stop()
    const keeping = queueOn(test, null).queue
    await keeping.start()
    await test.database.orm.em.fork().transactional((em) => keeping.add(em, [to('kept@bakery.example')]))
    const mail = await mailThatIs(test, 'kept@bakery.example', 'kept')
    expect(mail).toMatchObject({ attempts: 0, sentAt: null, lastError: null })
    await keeping.stop()
  })
})
