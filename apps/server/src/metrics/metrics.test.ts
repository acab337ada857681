import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from '@northword/rig/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openPostgres } from '../db/orm.ts'
import { buildMetricsDoor } from '../doors/requests/metrics-door.ts'
import { entities, figures } from '../features.ts'
import type { Log } from '../logs/log.ts'
import type { Figure } from './figure.ts'
import { createMetrics } from './metrics.ts'
import { clientWithOrder, placed, verified } from '../testing/test-accounts.ts'
import { besides } from '../testing/test-app.ts'
import { newBrowser } from '../testing/requests/test-browser.ts'
import { eachDatabase, openTestPglite } from '../testing/databases/test-database.ts'
import { readFrom, type Sample, scrape } from '../testing/test-metrics.ts'
import { useNewTestApp, useTestApp } from '../testing/use-test-app.ts'

const settings = { METRICS_PORT: '9464', RATE_LIMIT_FACTOR: '1000' }

eachDatabase('What the metrics tell', (open) => {
  const site = useTestApp(open, settings)

  const samples = () => scrape(site)
  const routesIn = (found: Sample[]) =>
    new Set(
      found
        .filter(({ name }) => name === 'http_request_duration_seconds_count')
        .map(({ labels }) => labels.route),
    )

  // First, since others place orders.
  it('of placed orders is zero before the first, which an alert needs', async () => {
    const ordered = async () =>
      readFrom(await samples(), 'northword_procedure_duration_seconds_count').find(
        ({ labels }) => labels.procedure === 'orders.place' && labels.outcome === 'done',
      )?.value
    expect(await ordered()).toBe(0)
    await clientWithOrder(site)
    expect(await ordered()).toBe(1)
  })

  it('of requests goes by the pattern of their route, however many addresses are asked for', async () => {
    const browser = newBrowser(site)
    await browser.visit('/nothing-here')
    await browser.rest('GET', '/api/orders/NW-1')
    await browser.ask('no.such')
    await browser.send('POST', '/trpc/no.such', {})
    await browser.visit('/desk/assets/gone.js')
    const before = await samples()
    for (let asked = 0; asked < 50; asked++) {
      const random = Math.random().toString(36).slice(2)
      await browser.visit(`/${random}`)
      await browser.visit(`/api/orders/${random}`)
      await browser.send('POST', `/trpc/${random}.${random}`, {})
      await browser.visit(`/desk/assets/${random}.js?${random}=${random}`)
    }
    const after = await samples()
    expect(routesIn(after)).toEqual(routesIn(before))
    const names = ({ name, labels }: Sample) => `${name} ${JSON.stringify(labels)}`
    const ofOurs = (found: Sample[]) => found.map(names).filter((name) => /^(http|northword)_/.test(name))
    expect(ofOurs(after)).toEqual(ofOurs(before))
  })

  it('of procedures names each of a batch, and has one name for all that are unknown', async () => {
    await newBrowser(site).send('GET', '/trpc/auth.me,account.find,no.such?batch=1')
    const calls = readFrom(await samples(), 'northword_procedure_duration_seconds_count')
    const called = calls
      .filter(({ value }) => value > 0)
      .map(({ labels }) => `${labels.procedure} ${labels.outcome}`)
    expect(called).toEqual(
      expect.arrayContaining(['auth.me refused', 'account.find refused', 'unknown refused']),
    )
    expect(called.filter((name) => name.includes('no.such'))).toEqual([])
  })

  it('of refusals counts each by its code, once', async () => {
    const count = async (code: string) =>
      readFrom(await samples(), 'northword_refusals_total').find(({ labels }) => labels.code === code)
        ?.value ?? 0
    const before = { large: await count('tooLarge'), out: await count('signedOut') }
    await newBrowser(site).send('POST', '/api/contact', { message: 'x'.repeat(70_000) })
    await newBrowser(site).rest('GET', '/api/orders')
    await newBrowser(site).ask('account.find')
    expect({ large: await count('tooLarge'), out: await count('signedOut') }).toEqual({
      large: before.large + 1,
      out: before.out + 2,
    })
    expect(await count('busy')).toBe(0)
  })

  it('holds nobody’s name, address or number', async () => {
    const { browser, person, number } = await clientWithOrder(site, {}, verified)
    await browser.rest('GET', `/api/orders/${number}/money`)
    const text = (await site.metrics?.read())?.text ?? ''
    expect(text).toContain('/api/orders/:number/money')
    for (const personal of [person.name, person.email, number, ...browser.cookies.values()])
      expect(text).not.toContain(personal)
  })

  it('of requests at work counts those that have a place', async () => {
    const leave = [site.room.enter('198.18.7.1'), site.room.enter('198.18.7.2')]
    expect(readFrom(await samples(), 'northword_requests_working')).toMatchObject([{ value: 2 }])
    for (const end of leave) end()
    expect(readFrom(await samples(), 'northword_requests_working')).toMatchObject([{ value: 0 }])
  })

  it('of the pool counts who waits for a connection', async ({ skip }) => {
    if (site.database.pglite) skip('The embedded database has no connections.')
    const busy = Array.from({ length: 20 }, () => site.database.orm.em.fork().execute('select pg_sleep(1)'))
    const waiting = async () => readFrom(await samples(), 'northword_pool_waiting')[0]?.value
    await expect.poll(waiting, { interval: 50 }).toBeGreaterThan(3)
    await Promise.allSettled(busy)
    await expect.poll(waiting).toBe(0)
  })

  it('is in the format of Prometheus, with the process’s own figures', async () => {
    const found = await samples()
    const names = new Set(found.map(({ name }) => name))
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'northword_info',
    ])
      expect(names).toContain(name)
    expect(readFrom(found, 'northword_database_up')).toEqual([expect.objectContaining({ value: 1 })])
  })
})

eachDatabase('Figures of the database', (open) => {
  const site = useNewTestApp(open, settings)

  it('count orders by their state, and promises that are overdue by their kind', async () => {
    const { browser, person } = await verified(site)
    for (let count = 0; count < 3; count++) await placed(browser, person.email)
    await site.rows(`update orders set due_at = now() - interval '1 minute' where number in
      (select number from orders order by number limit 2)`)
    await site.rows(`insert into desk_states (id, version, later_until)
      select id, 1, now() + interval '1 hour' from orders order by number limit 1`)
    const found = await scrape(site)
    const orders = readFrom(found, 'northword_orders')
    expect(orders.find(({ labels }) => labels.state === 'Pending Contact')?.value).toBe(3)
    expect(orders.reduce((sum, { value }) => sum + value, 0)).toBe(3)
    const overdue = readFrom(found, 'northword_overdue_promises').map(({ labels, value }) => [
      labels.kind,
      value,
    ])
    expect(Object.fromEntries(overdue)).toEqual({
      contact: 1,
      work: 0,
      payment: 0,
      refund: 0,
      message: 0,
      answer: 0,
    })
  })

  it('count mails that wait or are dead, and tell the age of the oldest that waits', async () => {
    await clientWithOrder(site, {}, verified)
    await site.rows(`update mails set status = 'failed'`)
    await site.rows(`update mails set status = 'queued', created_at = now() - interval '1 hour'
      where id = (select id from mails limit 1)`)
    const found = await scrape(site)
    const mails = Object.fromEntries(
      readFrom(found, 'northword_mails').map(({ labels, value }) => [labels.state, value]),
    )
    expect(mails.waiting).toBe(1)
    expect(mails.dead).toBeGreaterThan(0)
    expect(readFrom(found, 'northword_mails_oldest_waiting_seconds')[0]?.value).toBeCloseTo(3_600, -2)
  })

  describe('where one is too slow', () => {
    const one = async () => [{ value: 1 }]
    const stopped = async () => Promise.reject(Object.assign(new Error('Canceled'), { code: '57014' }))
    const figureOf = (name: Figure['name'], read: Figure['read']): Figure => ({ name, help: name, read })
    const found = async (...read: Figure['read'][]) => {
      const log: Log = { write: () => {} }
      const own = read.map((each, at) => figureOf(`northword_${at}`, each))
      const samples = await scrape({
        metrics: createMetrics({ database: site.database, figures: own, log }),
      })
      return samples.filter(({ name }) => /^northword_(\d|database_up)$/.test(name)).map(({ name }) => name)
    }

    it('are left out without the others', async () => {
      expect(await found(one, stopped, one)).toEqual(['northword_database_up', 'northword_0', 'northword_2'])
    })

    it('are there as far as they were read in time', { tags: ['thorough'] }, async () => {
      expect(await found(one, () => new Promise(() => {}))).toEqual(['northword_database_up', 'northword_0'])
    })
  })

  // Last: a database whose tables had other names is not lent again.
  it('are left out where they cannot be read, the rest is there, and they are read once for many', async () => {
    await site.rows('alter table orders rename to elsewhere')
    const [found = []] = await Promise.all(Array.from({ length: 20 }, () => scrape(site)))
    expect(readFrom(found, 'northword_orders')).toEqual([])
    expect(readFrom(found, 'northword_mails')).toHaveLength(2)
    expect(site.logged.filter((line) => line.includes('"figure":"northword_orders"'))).toHaveLength(1)
  })
})

describe('Where the database', () => {
  const expectOwnAlone = async (database: Database) => {
    const logged: unknown[] = []
    const log: Log = { write: (line) => void logged.push(line) }
    const found = await scrape({ metrics: createMetrics({ database, figures, log }) })
    expect(readFrom(found, 'northword_database_up')).toEqual([expect.objectContaining({ value: 0 })])
    expect(readFrom(found, 'northword_orders')).toEqual([])
    expect(readFrom(found, 'northword_mails_oldest_waiting_seconds')).toEqual([])
    expect(readFrom(found, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
    expect(logged).toEqual([])
  }

  it('is away, the metrics tell of the process alone', async () => {
    const database = await openPostgres(entities, `postgres://127.0.0.1:${await freePort()}/nothing`)
    await expectOwnAlone(database)
    await database.close()
  })

  it(
    'takes the connection and never answers, they wait for seconds and do the same',
    { tags: ['thorough'] },
    async () => {
      const silent = createServer().listen(0, '127.0.0.1')
      await once(silent, 'listening')
      const address = silent.address()
      const port = typeof address === 'object' ? address?.port : 0
      const database = await openPostgres(entities, `postgres://127.0.0.1:${port}/nothing`)
      await expectOwnAlone(database)
      silent.close()
      await database.close()
    },
  )

  it('is closed, they do the same on the embedded one', { tags: ['thorough'] }, async () => {
    const { database } = await openTestPglite()
    await database.close()
    await expectOwnAlone(database)
  })
})

describe('The door of the metrics', () => {
  const site = useTestApp(openTestPglite, settings)
  let door: ReturnType<typeof buildMetricsDoor>
  beforeAll(async () => {
    if (!site.metrics) throw new Error('There are no metrics.')
    door = buildMetricsDoor(site.metrics)
  })
  afterAll(() => door.close())

  it('answers GET /metrics and nothing else', async () => {
    const answer = await door.inject('/metrics')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'] as const)
      expect((await door.inject({ method, url: '/metrics' })).statusCode).toBe(405)
    for (const url of ['/', '/metrics/', '/api/orders', '/livez', '/%'])
      expect((await door.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('is not on the public port', async () => {
    expect((await newBrowser(site).visit('/metrics')).statusCode).toBe(404)
  })

  it('is not there unless a port is named', async () => {
    const other = await besides(site)
    expect(other.metrics).toBeNull()
    await other.close()
  })
})
