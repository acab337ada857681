import { setTimeout as sleep } from 'node:timers/promises'
import { commands } from '@northword/content/commands'
import { sqlStateOf } from './database-error.ts'
import { allMigrations } from './migrations/all-migrations.ts'
import type { Database, Orm } from './orm.ts'

/** The number of the advisory lock of whoever changes tables; nothing else in the database uses it. */
export const migrationLock = 7_305_112

/** How long migrations wait. */
export interface Patience {
  /** For another server that is migrating. */
  forOthersMs: number
  /** For a table that a statement of somebody else holds; whoever comes after us waits behind us for as long. */
  forTableMs: number
  /** Between two tries to get hold of the tables, in which the others go on. */
  betweenMs: number
  tries: number
}

const usual: Patience = { forOthersMs: 60_000, forTableMs: 3_000, betweenMs: 3_000, tries: 10 }

/**
 * Brings the schema up to date: all of it or, where the process ends meanwhile, nothing. Several servers that start at
 * once wait for one another; one that has nothing to do waits for nobody.
 * @returns the names of the migrations that were applied now
 * @throws {Error} with a sentence for the operator where others leave no room for it
 */
export async function migrate(database: Database, patience = usual): Promise<string[]> {
  const { orm, pglite } = database
  if (pglite) return namesOf(await orm.migrator.up())
  if ((await compareSchema(database)).pending.length === 0) return []
  for (let tried = 1; ; tried += 1) {
    try {
      return await migrateAlone(orm, patience)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
    }
    if (tried >= patience.tries) throw new Error(commands.migrate.tableHeld)
    await sleep(patience.betweenMs)
  }
}

/** All that is set here ends with the transaction: behind a pooler, the session belongs to others, too. */
const migrateAlone = (orm: Orm, { forOthersMs, forTableMs }: Patience) =>
  orm.em.fork().transactional(async (em) => {
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await em.execute(`set local ${limit} = 0`)
    // Postgres 17 has it, others do not.
    await em.execute(`select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'`)
    await em.execute(`set local lock_timeout = ${forOthersMs}`)
    await em.execute(`select pg_advisory_xact_lock(${migrationLock})`).catch((error: unknown) => {
      throw isLockTimeout(error) ? new Error(commands.migrate.elsewhere) : error
    })
    await em.execute(`set local lock_timeout = ${forTableMs}`)
    return namesOf(await orm.migrator.up({ transaction: em.getTransactionContext() }))
  })

const isLockTimeout = (error: unknown) => sqlStateOf(error) === '55P03'

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
