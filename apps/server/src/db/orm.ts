import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { EntitySchema } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM as PgliteOrm } from '@mikro-orm/pglite'
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql'
import type { SqlEntityManager } from '@mikro-orm/sql'
import { bindParameters } from './bound-parameters.ts'
import { databaseSocket } from './database-socket.ts'
import { forgetLostConnections } from './lost-connections.ts'
import { allMigrations } from './migrations/all-migrations.ts'

export type Orm = PostgresOrm | PgliteOrm
export type Em = SqlEntityManager

/** An open database; `pglite` is the embedded instance, null on Postgres. */
export interface Database {
  orm: Orm
  pglite: PGlite | null
  close: () => Promise<void>
}

const options = {
  extensions: [Migrator],
  // Counts of tries: no entity describes them.
  schemaGenerator: { skipTables: ['rate_limits', 'sign_in_guesses'] },
  migrations: { migrationsList: allMigrations, snapshot: false, silent: true },
}

/** Time limits of one statement; migrations have none. A silent network is given up soon after. */
const requestLimits = { statement_timeout: 10_000, stream: databaseSocket(15_000) }

/** Opens the Postgres behind `url`. Nothing connects until the first query. */
export async function openPostgres(
  entities: EntitySchema[],
  url: string,
  limits: object = requestLimits,
): Promise<Database> {
  const orm = await PostgresOrm.init({
    ...options,
    entities,
    dbName: decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres',
    // `clientUrl` would drop the query parameters, sslmode among them.
    driverOptions: {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      onPoolCreated: forgetLostConnections,
      ...limits,
    },
  })
  bindParameters(orm.driver.getConnection(), orm.driver.getPlatform())
  return { orm, pglite: null, close: () => orm.close() }
}

/** What the tables need; to be given each time that the embedded database is opened. */
export const pgliteExtensions = { pg_trgm }

/**
 * Opens the embedded database in `directory` (made where it is missing), or one in memory without it.
 * The caller holds the lock: PGlite has none, and two processes on one directory lose rows.
 */
export async function openPglite(entities: EntitySchema[], directory?: string): Promise<Database> {
  return databaseIn(entities, await PGlite.create(directory ?? 'memory://', { extensions: pgliteExtensions }))
}

/** A database on an open instance, which closes with it. */
export async function databaseIn(entities: EntitySchema[], pglite: PGlite): Promise<Database> {
  const orm = await PgliteOrm.init({ ...options, entities, driverOptions: { pglite } })
  bindParameters(orm.driver.getConnection(), orm.driver.getPlatform())
  const close = async () => {
    await orm.close()
    await pglite.close()
  }
  return { orm, pglite, close }
}
