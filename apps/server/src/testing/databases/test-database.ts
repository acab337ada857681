import { createDatabase } from '@northword/rig/postgres-database'
import { beforeTests } from '@northword/rig/during-tests'
import { afterAll, describe, inject, onTestFinished } from 'vitest'
import { migrate } from '../../db/migrations.ts'
import { type Database, databaseIn, openPglite, openPostgres } from '../../db/orm.ts'
import { entities } from '../../features.ts'
import { borrowPglite, returnPglite } from './lent-pglite.ts'

/** A database of its own. `url` is empty on PGlite, like `DATABASE_URL`. */
export interface TestDatabase {
  database: Database
  url: string
  /** Closes the database, and drops it or clears it for another suite. */
  drop: () => Promise<void>
}

interface Tagged {
  tags?: ['thorough']
}

/** Options of cases that only `npm run test:all` runs, in tables of cases. */
export const thorough: Tagged = { tags: ['thorough'] }

/** `once`: options for cases that `npm test` runs on one of the databases. */
type Suite = (open: () => Promise<TestDatabase>, once: Tagged) => void

/** Runs a suite on PGlite and Postgres, where they may differ: our own SQL, locks, queues, counters. */
export function bothDatabases(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on PGlite`, () => suite(openTestPglite, {}))
  describe.skipIf(!server)(`${name} on Postgres`, () => suite(() => openTestPostgres(server), thorough))
}

/**
 * As {@link bothDatabases}, for suites that try what several connections do at once, or send thousands of statements.
 * `npm test` runs Postgres if there is one, `npm run test:all` also PGlite, which is slower.
 */
export function postgresFirst(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe.skipIf(!server)(`${name} on Postgres`, () => suite(() => openTestPostgres(server), {}))
  describe(`${name} on PGlite`, server ? thorough : {}, () => suite(openTestPglite, {}))
}

/** As {@link bothDatabases}, for everything else: `npm test` runs only PGlite, `npm run test:all` also Postgres. */
export function eachDatabase(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on PGlite`, () => suite(openTestPglite, {}))
  describe.skipIf(!server)(`${name} on Postgres`, thorough, () => suite(() => openTestPostgres(server), {}))
}

/** Runs a suite on Postgres alone, if there is one. */
export function onPostgres(name: string, suite: (open: () => Promise<TestDatabase>) => void) {
  const server = inject('testDatabaseUrl')
  describe.skipIf(!server)(`${name}, on Postgres`, () => suite(() => openTestPostgres(server)))
}

/** Runs a suite on databases that are not migrated; `once` on Postgres, as a new PGlite takes seconds. */
export function eachNewDatabase(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on a new PGlite`, () =>
    suite(async () => embedded(await openPglite(entities)), server ? thorough : {}))
  describe.skipIf(!server)(`${name} on a new Postgres`, () => suite(() => createOn(server, 'template1'), {}))
}

/** A database for all tests of a suite. */
export function useTestDatabase(open: () => Promise<TestDatabase>): TestDatabase {
  const test = beforeTests(open)
  afterAll(() => test.drop())
  return test
}

/** A new database as a release left it whose last migration this was, and its upgrade to this one. */
export async function databaseAt(open: () => Promise<TestDatabase>, to: string) {
  const { database, drop } = await open()
  onTestFinished(drop)
  await database.orm.migrator.up({ to })
  return { em: database.orm.em.fork(), upgrade: () => migrate(database) }
}

export async function openTestPglite(): Promise<TestDatabase> {
  const pglite = await borrowPglite()
  const database = await databaseIn(entities, pglite)
  const drop = async () => {
    await database.orm.close()
    await returnPglite(pglite)
  }
  return { database, url: '', drop }
}

export const openTestPostgres = (server: string) => createOn(server, inject('testTemplates').postgres)

const embedded = (database: Database): TestDatabase => ({ database, url: '', drop: () => database.close() })

async function createOn(server: string, template: string): Promise<TestDatabase> {
  const { url, drop } = await createDatabase(server, template)
  const database = await openPostgres(entities, url)
  return {
    database,
    url,
    async drop() {
      await database.close()
      await drop()
    },
  }
}
