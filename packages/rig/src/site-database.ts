import { randomBytes } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { env } from './env.ts'
import { createDatabase, type PostgresDatabase } from './postgres-database.ts'

/** `new PGlite` is a missing folder, which the server creates at its first start. */
export type DatabaseKind = 'PGlite' | 'new PGlite' | 'Postgres'

/** Databases of this run: Postgres only if there is a server. */
export const databaseKinds: DatabaseKind[] = env.testDatabaseUrl ? ['PGlite', 'Postgres'] : ['PGlite']

/** For tests that work on any database: the one that starts and answers sooner. */
export const quickestKind: DatabaseKind = env.testDatabaseUrl ? 'Postgres' : 'PGlite'

/** Runs `work` while the server process is stopped, if it runs. */
type WhileStill = (work: () => Promise<void>) => Promise<void>

export interface SiteDatabase {
  /** The server's settings for it. */
  settings: Record<string, string>
  /** Reads committed rows; `whileStill` pauses a server that uses the database. */
  query: <Row extends object>(sql: string, values?: unknown[], whileStill?: WhileStill) => Promise<Row[]>
  drop: () => Promise<void>
}

/** Creates an empty database: a folder for PGlite, a database on the test server for Postgres. */
export function openDatabase(kind: DatabaseKind, folder: string): Promise<SiteDatabase> {
  return copyDatabase(kind, folder, { pglite: env.emptyPglite })
}

/** As {@link openDatabase}, migrated if there is a migrated one to copy. */
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
    // The server writes its first-run link there: not into the folder of the person who runs the tests.
    return { settings: { ...settings, DATA_DIR: folder }, ...database }
  }
  if (kind === 'PGlite' && pglite) await cp(pglite, join(folder, 'pg'), { recursive: true })
  return embedded(folder)
}

/** Creates a Postgres database, empty or from a template. `drop` deletes it. */
export async function createOn(
  server: string,
  template?: string,
): Promise<SiteDatabase & Pick<PostgresDatabase, 'name'>> {
  const { name, url, query, drop } = await createDatabase(server, template)
  return { name, settings: { DATABASE_URL: url }, query, drop }
}

/** PGlite in a folder, which `drop` keeps. */
export function embedded(folder: string): SiteDatabase {
  return {
    settings: { DATA_DIR: folder },
    async query<Row>(sql: string, values?: unknown[], whileStill: WhileStill = (work) => work()) {
      // Only one process can open it, so a copy is read: its state if the server were killed now.
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
    // The folder is deleted with the site.
    drop: async () => {},
  }
}
