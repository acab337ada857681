import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, queryAt } from '@northword/rig/postgres-database'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { entities } from '../features.ts'
import {
  databaseAt,
  eachNewDatabase,
  openTestPostgres,
  type TestDatabase,
} from '../testing/databases/test-database.ts'
import { allMigrations } from './migrations/all-migrations.ts'
import { isMigrated, migrate, migrationLock } from './migrations.ts'
import { openPostgres } from './orm.ts'

eachNewDatabase('The migrations', (open, once) => {
  it('make exactly the tables that the entities describe', once, async () => {
    const { database, drop } = await open()
    await migrate(database)
    const missing = await database.orm.schema.getUpdateSchemaSQL({ wrap: false })
    await drop()
    // Not described by entities: the foreign key of projects, as orders know projects and not the reverse, and
    // generated columns for search.
    expect(missing.match(/[^\s][^\n]+/g)).toEqual([
      'alter table "projects" drop constraint "projects_order_id_foreign";',
      'alter table "orders" drop column "words", drop column "reach";',
      'drop function if exists "northword_fold"(text);',
    ])
  })

  it('find out whose every mail is that was written before', { tags: ['thorough'] }, async () => {
    const { em, upgrade } = await databaseAt(open, '20261121-accounts')
    const order = '00000000-0000-4000-8000-000000000001'
    await em.execute(`insert into orders values ('${order}', 'NW-ORD-20261120-0042', 'k', 'f', null, null, true,
      'PS-070', 'x', 1, null, 'Emil', 'Emil@bücher.example', '1', '', 'Pending Contact', now(), 'k')`)
    const write = (kind: string, to: string, replyTo: string | null, subject: string) =>
      em.execute(
        `insert into mails select gen_random_uuid(), ?, '{}', jsonb_build_object('address', ?::text),
          case when ?::text is not null then jsonb_build_object('address', ?::text) end, ?, '{}',
          gen_random_uuid(), 'sent', 1, null, now(), now() from generate_series(1, 1001)`,
        [kind, to, replyTo, replyTo, subject],
      )
    const studio = 'orders@northword.example'
    await write('order-confirmation', 'Emil@bücher.example', null, 'We have your order NW-ORD-20261120-0042')
    await write('order-notice', studio, 'emil@bücher.example', 'New order NW-ORD-20261120-0042: Blog Post')
    await write('order-cancellation-notice', studio, null, 'Order NW-ORD-20261120-0042 was canceled')
    await write('contact-receipt', 'emil@BÜCHER.example', null, 'About NW-ORD-20261120-0042')
    await upgrade()
    const found = await em.execute(
      `select kind, email_key, order_id, count(*)::int from mails group by 1, 2, 3 order by 1`,
    )
    const mails = { email_key: 'emil@xn--bcher-kva.example', order_id: order, count: 1001 }
    expect(found).toEqual([
      { ...mails, kind: 'contact-receipt', order_id: null },
      { ...mails, kind: 'order-cancellation-notice', email_key: null, order_id: null },
      { ...mails, kind: 'order-confirmation' },
      { ...mails, kind: 'order-notice' },
    ])
  })

  it('may be run again, by several processes at once', once, async () => {
    const { database, drop } = await open()
    await migrate(database)
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await isMigrated(database)).toBe(true)
    await drop()
  })
})

const server = inject('testDatabaseUrl')
const names = allMigrations.map(({ name }) => name)
const brief = { forOthersMs: 300, forTableMs: 200, betweenMs: 200, tries: 200 }

it('The list of migrations has every file of its folder', () => {
  const files = readdirSync(new URL('migrations', import.meta.url)).filter((file) =>
    /^\d{8}-.*\.ts$/.test(file),
  )
  expect(names.map((name) => `${name}.ts`).toSorted()).toEqual(files.toSorted())
})

/** Migrations from the last one that changes an old table, which other sessions may lock. */
const pending = names.slice(names.indexOf('20261124-order-lists'))

describe.skipIf(!server)('Migrations of a Postgres that others use', () => {
  let test: TestDatabase
  let other: Client
  beforeEach(async () => {
    test = await openTestPostgres(server)
    for (let left = pending.length; left > 0; left -= 1) await test.database.orm.migrator.down()
    other = new Client({ connectionString: test.url })
    await other.connect()
  })
  afterEach(async () => {
    await other.end()
    await test.drop()
  })

  it(
    'give up with a sentence where another never ends, do it afterwards, and take no lock for nothing',
    { tags: ['thorough'] },
    async () => {
      await other.query('begin')
      await other.query('lock table orders, order_events, mails in row exclusive mode')
      await expect(migrate(test.database, { ...brief, tries: 2 })).rejects.toThrow('a long query or a backup')
      expect(await isMigrated(test.database)).toBe(false)
      await other.query('rollback')

      await other.query('begin')
      await other.query(`select pg_advisory_xact_lock(${migrationLock})`)
      await expect(migrate(test.database, brief)).rejects.toThrow('another server is migrating it')
      await other.query('rollback')
      expect(await migrate(test.database, brief)).toEqual(pending)

      await other.query('begin')
      await other.query(`select pg_advisory_xact_lock(${migrationLock})`)
      expect(await migrate(test.database, brief)).toEqual([])
    },
  )

  it('let others go on while a long transaction holds a table, and come after it', async () => {
    await other.query('begin')
    await other.query('lock table orders, order_events, mails in row exclusive mode')
    let isDone = false
    const migrating = migrate(test.database, brief).finally(() => (isDone = true))
    for (let order = 1; order <= 5; order += 1) {
      await queryAt(test.url, `set statement_timeout = '30s'; update orders set note = 'x'`)
      await sleep(100)
    }
    expect(isDone).toBe(false)
    await other.query('rollback')
    expect(await migrating).toEqual(pending)
  })
})

describe.skipIf(!server)('Migrations by a role with limits of time', { tags: ['thorough'] }, () => {
  let place: Awaited<ReturnType<typeof createDatabase>>
  let role: string
  beforeAll(async () => {
    place = await createDatabase(server)
    role = `${place.name}_hurried`
    await place.query(`create role ${role} login password 'hurried'`)
    await place.query(`grant all on schema public to ${role}`)
    await place.query(`grant create on database ${place.name} to ${role}`)
    await place.query(`create extension if not exists pg_trgm`)
    await place.query(`alter role ${role} set statement_timeout = '1s'`)
    await place.query(`alter role ${role} set idle_in_transaction_session_timeout = '1s'`)
  })
  afterAll(async () => {
    await place.drop()
    await queryAt(server, `drop role ${role}`)
  })

  it('have none, and the role keeps its own for all else', async () => {
    const url = Object.assign(new URL(place.url), { username: role, password: 'hurried' }).href
    const other = new Client({ connectionString: place.url })
    await other.connect()
    await other.query('begin')
    await other.query(`select pg_advisory_xact_lock(${migrationLock})`)
    const database = await openPostgres(entities, url, {})
    const migrating = migrate(database)
    await sleep(1_500)
    await other.end()
    expect(await migrating).toHaveLength(allMigrations.length)
    await expect(database.orm.em.fork().execute('select pg_sleep(5)')).rejects.toThrow('statement timeout')
    await database.close()
  })
})
