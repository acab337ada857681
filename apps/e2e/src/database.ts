import { randomBytes } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { env } from './env.ts'

/** `new PGlite` is a folder that is not there yet, which the server makes as it does at its first start. */
export type DatabaseKind = 'PGlite' | 'new PGlite' | 'Postgres'

/** The databases on which this run tests: Postgres only where there is a server for it. */
export const databaseKinds: DatabaseKind[] = env.testDatabaseUrl ? ['PGlite', 'Postgres'] : ['PGlite']

/** Where it does not matter which database there is: the one that starts and answers sooner. */
export const quickestKind: DatabaseKind = env.testDatabaseUrl ? 'Postgres' : 'PGlite'

/** Does something while the server's process stands still, if it runs at all. */
export type WhileStill = (work: () => Promise<void>) => Promise<void>

/** A database of its own for one server. */
export interface SiteDatabase {
  /** What the server has to be told. */
  settings: Record<string, string>
  /** Reads what has been committed; a server that runs beside it is to be held where asked. */
  query: <Row extends object>(sql: string, values?: unknown[], whileStill?: WhileStill) => Promise<Row[]>
  drop: () => Promise<void>
}

/** Makes an empty database: a folder for PGlite, a new database on the server of the tests for Postgres. */
export async function openDatabase(kind: DatabaseKind, folder: string): Promise<SiteDatabase> {
  if (kind === 'Postgres') return createOn(env.testDatabaseUrl ?? '')
  if (kind === 'PGlite' && env.emptyPglite) await cp(env.emptyPglite, join(folder, 'pg'), { recursive: true })
  return embedded(folder)
}

function embedded(folder: string): SiteDatabase {
  return {
    settings: { DATA_DIR: folder },
    async query<Row>(sql: string, values?: unknown[], whileStill: WhileStill = (work) => work()) {
      // It has one user at a time. What is read is a copy, as it would be found had the server been killed now.
      const copy = join(folder, randomBytes(6).toString('hex'))
      await whileStill(() => cp(join(folder, 'pg'), copy, { recursive: true }))
      const database = await PGlite.create(copy)
      try {
        return (await database.query<Row>(sql, values)).rows
      } finally {
        await database.close()
        await rm(copy, { recursive: true })
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
