import { createDatabase } from '@northword/rig/postgres-database'
import { describe, inject } from 'vitest'
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

type Suite = (open: () => Promise<TestDatabase>) => void

/** Runs a suite on PGlite and Postgres, where they may differ: our own SQL, locks, queues, counters. */
export function bothDatabases(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on PGlite`, () => suite(openTestPglite))
  describe.skipIf(!server)(`${name} on Postgres`, () => suite(() => openTestPostgres(server)))
}

/** As {@link bothDatabases}, for everything else: `npm test` runs only PGlite, `npm run test:all` also Postgres. */
export function eachDatabase(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on PGlite`, () => suite(openTestPglite))
  describe.skipIf(!server)(`${name} on Postgres`, { tags: ['thorough'] }, () =>
    suite(() => openTestPostgres(server)),
  )
}

/** Runs a suite on databases that are not migrated. */
export function eachNewDatabase(name: string, suite: Suite) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on a new PGlite`, () => suite(async () => embedded(await openPglite(entities))))
  describe.skipIf(!server)(`${name} on a new Postgres`, () => suite(() => createOn(server, 'template1')))
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
