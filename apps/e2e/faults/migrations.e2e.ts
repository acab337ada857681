/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { env as rig } from '@northword/rig/env'
import { freePort } from '@northword/rig/free-port'
import { openSite, type Site } from '@northword/rig/site'
import { startServer } from '@northword/rig/server-process'
import { createOn, databaseKinds, embedded } from '@northword/rig/site-database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { env } from '../testing/env.ts'

const rounds = Array.from({ length: Math.ceil(env.faultRounds / 4) }, (_, index) => index + 1)

describe.each(databaseKinds)('A first start that is killed again and again (%s)', (kind) => {
  const whole = duringTests(() => openSite(kind))

  it.each(rounds)('has made all tables once it may end, round %d', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'northword-migrations-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const database = kind === 'PGlite' ? embedded(folder) : await createOn(rig.testDatabaseUrl ?? '')
    onTestFinished(() => database.drop())
    const settings = { ...database.settings, DATA_DIR: folder, LOG_LEVEL: 'error' }
    for (const latestMs of [1_000, 2_000, 3_000]) {
      const { end } = startServer({ ...settings, PORT: String(await freePort()) })
      await sleep(500 + Math.random() * latestMs)
      await end('SIGKILL')
    }
    const site = await openSite({ ...database, drop: async () => {} }, settings)
    onTestFinished(() => site.close())
    expect(await tablesOf(site)).toEqual(await tablesOf(whole))
  })
})

/** Columns, indexes and constraints of our tables, and the applied migrations. */
const tablesOf = ({ query }: Site) =>
  query(
    `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
     union all select name from mikro_orm_migrations
     order by 1`,
  )
