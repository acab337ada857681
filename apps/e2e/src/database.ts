import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { env } from './env.ts'

export type DatabaseKind = 'PGlite' | 'Postgres'

/** The databases on which this run tests: Postgres only where there is a server for it. */
export const databaseKinds: DatabaseKind[] = env.testDatabaseUrl ? ['PGlite', 'Postgres'] : ['PGlite']

/** Where it does not matter which database there is: the one that starts and answers sooner. */
export const quickestKind: DatabaseKind = env.testDatabaseUrl ? 'Postgres' : 'PGlite'

/** A database of its own for one server. */
export interface SiteDatabase {
  /** What the server has to be told. */
  settings: Record<string, string>
  /** Whether the server has to stop while somebody else reads. */
  isExclusive: boolean
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  drop: () => Promise<void>
}

/** Makes an empty database: a folder for PGlite, a new database on the server of the tests for Postgres. */
export async function openDatabase(kind: DatabaseKind, folder: string): Promise<SiteDatabase> {
  return kind === 'PGlite' ? embedded(folder) : createOn(env.testDatabaseUrl ?? '')
}

function embedded(folder: string): SiteDatabase {
  return {
    settings: { DATA_DIR: folder },
    isExclusive: true,
    async query<Row>(sql: string, values?: unknown[]) {
      const database = await PGlite.create(join(folder, 'pg'))
      try {
        return (await database.query<Row>(sql, values)).rows
      } finally {
        await database.close()
      }
    },
    // The folder goes with the site.
    drop: async () => {},
  }
}

/** Makes an empty database on a Postgres server, which `drop` deletes. */
export async function createOn(server: string): Promise<SiteDatabase> {
  const name = `nw_e2e_${randomBytes(6).toString('hex')}`
  await queryAt(server, `create database ${name}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  return {
    settings: { DATABASE_URL: url },
    isExclusive: false,
    query: (sql, values) => queryAt(url, sql, values),
    drop: async () => void (await queryAt(server, `drop database if exists ${name} with (force)`)),
  }
}

async function queryAt<Row extends object>(connectionString: string, sql: string, values?: unknown[]) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
