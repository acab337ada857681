import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { describe, inject } from 'vitest'
import { migrate } from './db/migrations.ts'
import { type Database, openPglite, openPostgres } from './db/orm.ts'

/** A migrated, empty database of its own. `url` is empty on PGlite, as `DATABASE_URL` is. */
export interface TestDatabase {
  database: Database
  url: string
  /** Closes the database and, on Postgres, drops it. */
  drop: () => Promise<void>
}

/** Describes a suite twice: on PGlite in memory and, where `TEST_DATABASE_URL` is set, on Postgres. */
export function eachDatabase(name: string, suite: (open: () => Promise<TestDatabase>) => void) {
  const server = inject('testDatabaseUrl')
  describe(`${name} on PGlite`, () => suite(openTestPglite))
  describe.skipIf(!server)(`${name} on Postgres`, () => suite(() => openTestPostgres(server)))
}

/** An embedded database in memory. */
export async function openTestPglite(): Promise<TestDatabase> {
  const database = await openPglite()
  await migrate(database)
  return { database, url: '', drop: () => database.close() }
}

/** A database of its own on this Postgres. */
export async function openTestPostgres(server: string): Promise<TestDatabase> {
  const name = `nw_test_${randomBytes(6).toString('hex')}`
  await runOnce(server, `create database ${name}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await openPostgres(url)
  await migrate(database)
  const drop = async () => {
    await database.close()
    await runOnce(server, `drop database if exists ${name} with (force)`)
  }
  return { database, url, drop }
}

async function runOnce(connectionString: string, sql: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
