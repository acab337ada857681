import { randomUUID } from 'node:crypto'
import { lacks } from '@northword/rig/for-want-of'
import { type PgBouncer, pgbouncerProgram, startPgBouncer } from '@northword/rig/pgbouncer'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { entities } from '../../features.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestPostgres } from '../../testing/databases/test-database.ts'
import { ada } from '../../testing/test-orders.ts'
import { type Database, openPostgres } from '../orm.ts'

const server = inject('testDatabaseUrl')

describe.skipIf(!server).each([
  { way: 'straight to Postgres', isPooled: false, tags: [] },
  { way: 'through PgBouncer', isPooled: true, tags: ['thorough'] },
])('A statement that goes $way', ({ isPooled, tags }) => {
  describe('and takes too long', { tags }, () => {
    if (lacks(isPooled && !pgbouncerProgram() && 'PgBouncer')) return
    let pooler: PgBouncer | undefined
    let direct: Database
    let site: TestApp
    beforeAll(async () => {
      if (isPooled)
        pooler = await startPgBouncer(server, {
          default_pool_size: 3,
          query_wait_timeout: 60,
        })
      site = await openTestApp(async () => {
        const test = await openTestPostgres(server)
        direct = test.database
        const url = pooler?.through(test.url) ?? test.url
        const limits = { statementMs: 1_000, silenceMs: 30_000 }
        const database = await openPostgres(entities, url, { limits })
        return { ...test, url, database, drop: () => database.close().then(test.drop) }
      })
    })
    afterAll(async () => {
      await site.close()
      await pooler?.close()
    })

    const place = (key: string) => site.post('/api/orders', ada, { 'idempotency-key': key })
    const waiting = () =>
      direct.orm.em.fork().execute(
        `select query from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`,
      )

    it(
      'is stopped in the database, too: an order that meets a lock is to come again, and is then placed once',
      { tags: ['thorough'] },
      async () => {
        const keys = Array.from({ length: 3 }, () => randomUUID())
        const holder = direct.orm.em.fork()
        await holder.begin()
        await holder.execute('lock table orders in access exclusive mode')
        const answers = await Promise.all(keys.map(place))
        expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
          keys.map(() => [503, '2']),
        )
        await expect.poll(waiting).toEqual([])
        await holder.commit()
        for (const key of [...keys, ...keys]) expect([200, 201]).toContain((await place(key)).statusCode)
        expect(await site.rows('select id from orders')).toHaveLength(3)
      },
    )

    it(
      'leaves its connection to the next one, which may take its own time',
      { tags: ['thorough'] },
      async () => {
        const em = site.database.orm.em.fork()
        for (let count = 0; count < 4; count += 1)
          expect(await em.execute('select 1 as one from pg_sleep(0.4)')).toEqual([{ one: 1 }])
        await expect(em.execute('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
        expect(await em.execute('select 1 as one')).toEqual([{ one: 1 }])
      },
    )
  })
})
