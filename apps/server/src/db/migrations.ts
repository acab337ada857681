import { setTimeout as sleep } from 'node:timers/promises'
import { commands } from '@northword/content/operate/commands'
import { sqlStateOf } from './database-error.ts'
import { allMigrations } from './migrations/all-migrations.ts'
import type { Database, Orm } from './orm.ts'

/** Advisory lock of migrations, used for nothing else. */
export const migrationLock = 7_305_112

/** Time limits of migrations, in milliseconds. */
interface Patience {
  /** Wait for another server's migration. */
  forOthersMs: number
  /** Wait for a table lock. Statements that come later queue behind ours meanwhile. */
  forTableMs: number
  /** Pause between two tries, in which other statements go on. */
  betweenMs: number
  tries: number
}

const usual: Patience = { forOthersMs: 60_000, forTableMs: 3_000, betweenMs: 3_000, tries: 10 }

/**
 * Migrates the schema in one transaction. Servers that start at once wait for one another; without pending migrations
 * nothing waits.
 * @returns the names of the applied migrations
 * @throws {Error} with a sentence for the operator if other sessions keep the tables locked
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

/** Settings are local to the transaction: behind a pooler, others share the session. */
const migrateAlone = (orm: Orm, { forOthersMs, forTableMs }: Patience) =>
  orm.em.fork().transactional(async (em) => {
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await em.execute(`set local ${limit} = 0`)
    // Only Postgres 17 has it.
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

export async function isMigrated({ orm }: Database): Promise<boolean> {
  return (await orm.migrator.getPending()).length === 0
}

export interface SchemaDifference {
  pending: string[]
  /** Applied migrations of a newer version. */
  unknown: string[]
}

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
