import { createDatabase } from '@northword/rig/postgres-database'
import { describe, inject } from 'vitest'
import { type Database, databaseIn, openPglite, openPostgres } from '../db/orm.ts'
import { entities } from '../features.ts'
import { borrowPglite, returnPglite } from './lent-pglite.ts'

/** A database of its own. `url` is empty on PGlite, as `DATABASE_URL` is. */
export interface TestDatabase {
  database: Database
  url: string
  /** Closes the database, and drops it or leaves it to another suite as if new. */
  drop: () => Promise<void>
}

type Suite = (open: () => Promise<TestDatabase>) => void

/**
 * Describes a suite twice, on migrated databases without rows: on PGlite in memory and, where `TEST_DATABASE_URL` is set,
 * on Postgres. For what the two drivers or databases may answer differently: SQL of our own, locks, queues, counters.
 */
export function bothDatabases(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on PGlite`, () => suite(openTestPglite))
  describe.skipIf(!server)(`${name} on Postgres`, () => suite(() => openTestPostgres(server)))
}

/** As {@link bothDatabases}, for all else: `npm test` takes PGlite, and Postgres is left to `npm run test:all`. */
export function eachDatabase(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on PGlite`, () => suite(openTestPglite))
  describe.skipIf(!server)(`${name} on Postgres`, { tags: ['thorough'] }, () =>
    suite(() => openTestPostgres(server)),
  )
}

/** Describes a suite in the same way on databases in which there is nothing at all. */
export function eachNewDatabase(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on a new PGlite`, () => suite(async () => embedded(await openPglite(entities))))
  describe.skipIf(!server)(`${name} on a new Postgres`, () => suite(() => createOn(server, 'template1')))
}

/** A migrated embedded database in memory. */
export async function openTestPglite(): Promise<TestDatabase> {
  const pglite = await borrowPglite()
  const database = await databaseIn(entities, pglite)
  const drop = async () => {
    await database.orm.close()
    await returnPglite(pglite)
  }
  return { database, url: '', drop }
}

/** A migrated database of its own on this Postgres. */
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
