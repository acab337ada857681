import { randomBytes } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { env } from './env.ts'
import { createDatabase, type PostgresDatabase } from './postgres-database.ts'

/** `new PGlite` is a folder that does not exist yet; the server makes it, as at its first start. */
export type DatabaseKind = 'PGlite' | 'new PGlite' | 'Postgres'

/** The databases on which this run tests: Postgres only where there is a server for it. */
export const databaseKinds: DatabaseKind[] = env.testDatabaseUrl ? ['PGlite', 'Postgres'] : ['PGlite']

/** Where it does not matter which database there is: the one that starts and answers sooner. */
export const quickestKind: DatabaseKind = env.testDatabaseUrl ? 'Postgres' : 'PGlite'

/** Does something while the server's process stands still, if it runs at all. */
export type WhileStill = (work: () => Promise<void>) => Promise<void>

/** A database of its own for one server. */
export interface SiteDatabase {
  /** The settings with which the server finds it. */
  settings: Record<string, string>
  /** Reads what has been committed; `whileStill` holds a server that runs on it. */
  query: <Row extends object>(sql: string, values?: unknown[], whileStill?: WhileStill) => Promise<Row[]>
  drop: () => Promise<void>
}

/** Makes an empty database: a folder for PGlite, a new database on the server of the tests for Postgres. */
export function openDatabase(kind: DatabaseKind, folder: string): Promise<SiteDatabase> {
  return copyDatabase(kind, folder, { pglite: env.emptyPglite })
}

/** As {@link openDatabase}, migrated where a migrated one is there to be copied. */
export function openMigrated(kind: DatabaseKind, folder: string): Promise<SiteDatabase> {
  const { migratedPglite: pglite = env.emptyPglite, migratedPostgres: postgres } = env
  return copyDatabase(kind, folder, { pglite, postgres })
}

interface Templates {
  pglite?: string | undefined
  postgres?: string | undefined
}

async function copyDatabase(kind: DatabaseKind, folder: string, { pglite, postgres }: Templates) {
  if (kind === 'Postgres') {
    const { settings, ...database } = await createOn(env.testDatabaseUrl ?? '', postgres)
    // A server keeps the link to its first run there: not beside the one of whoever runs the tests.
    return { settings: { ...settings, DATA_DIR: folder }, ...database }
  }
  if (kind === 'PGlite' && pglite) await cp(pglite, join(folder, 'pg'), { recursive: true })
  return embedded(folder)
}

/** Makes a database on a Postgres server, empty or as a copy of the template, which `drop` deletes. */
export async function createOn(
  server: string,
  template?: string,
): Promise<SiteDatabase & Pick<PostgresDatabase, 'name'>> {
  const { name, url, query, drop } = await createDatabase(server, template)
  return { name, settings: { DATABASE_URL: url }, query, drop }
}

/** The embedded database of a server in a folder, which stays when it is dropped. */
export function embedded(folder: string): SiteDatabase {
  return {
    settings: { DATA_DIR: folder },
    async query<Row>(sql: string, values?: unknown[], whileStill: WhileStill = (work) => work()) {
      // Only one process can have it open, so a copy is read: as it would be found had the server been killed now.
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
