import { allMigrations } from './migrations/all-migrations.ts'
import type { Database } from './orm.ts'

/** The number of an advisory lock; nothing else in the database uses it. */
const lockId = 7_305_112

/**
 * Brings the schema up to date. Several servers that start at once wait for one another.
 * @returns the names of the migrations that were applied now
 */
export async function migrate({ orm, pglite }: Database): Promise<string[]> {
  if (pglite) return namesOf(await orm.migrator.up())
  return orm.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${lockId})`)
    return namesOf(await orm.migrator.up({ transaction: em.getTransactionContext() }))
  })
}

const namesOf = (migrations: { name: string }[]) => migrations.map(({ name }) => name)

/** Whether every migration that this version knows has been applied. */
export async function isMigrated({ orm }: Database): Promise<boolean> {
  return (await orm.migrator.getPending()).length === 0
}

/** Where database and code differ, found without changing anything. */
export interface SchemaDifference {
  /** Migrations of this version that the database has not had. */
  pending: string[]
  /** Migrations that the database has had from a newer version. */
  unknown: string[]
}

/** Compares what the database has had with what this version knows. */
export async function compareSchema({ orm }: Database): Promise<SchemaDifference> {
  const em = orm.em.fork()
  const [found] = await em.execute<{ table: string | null }[]>(
    `select to_regclass('mikro_orm_migrations')::text as "table"`,
  )
  const rows = found?.table
    ? await em.execute<{ name: string }[]>('select name from mikro_orm_migrations')
    : []
  const applied = new Set(namesOf(rows))
  const known = namesOf(allMigrations)
  return {
    pending: known.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !known.includes(name)),
  }
}
