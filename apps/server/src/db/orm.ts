import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { EntitySchema } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM as PgliteOrm } from '@mikro-orm/pglite'
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql'
import type { SqlEntityManager } from '@mikro-orm/sql'
import type { Pool, PoolClient } from 'pg'
import { bindParameters } from './queries/bound-parameters.ts'
import { databaseSocket } from './connections/database-socket.ts'
import { endProcess, watchForPanic } from './connections/end-of-pglite.ts'
import { forgetLostConnections } from './connections/lost-connections.ts'
import { allMigrations } from './migrations/all-migrations.ts'
import { failUnreplicatedCommits } from './connections/unreplicated-commits.ts'
import { limitStatements } from './connections/statement-limit.ts'

export type Orm = PostgresOrm | PgliteOrm
export type Em = SqlEntityManager

/** An open database. `pglite` is null on Postgres. */
export interface Database {
  orm: Orm
  pglite: PGlite | null
  close: () => Promise<void>
}

const options = {
  extensions: [Migrator],
  // Counters, which no entity describes.
  schemaGenerator: { skipTables: ['rate_limits', 'sign_in_guesses'] },
  migrations: { migrationsList: allMigrations, snapshot: false, silent: true },
}

/** Limits of a statement and of silence on the network. The latter is longer, so that cancelling comes first. */
interface TimeLimits {
  statementMs: number
  silenceMs: number
}

interface Connecting {
  connections?: number
  /** Null: no limits, for migrations. */
  limits?: TimeLimits | null
  onConnected?: (client: PoolClient) => void
}

/** Opens the Postgres at `url` at the first query. Keeps no session state between transactions, for poolers. */
export async function openPostgres(
  entities: EntitySchema[],
  url: string,
  {
    connections = 4,
    limits = { statementMs: 10_000, silenceMs: 15_000 },
    onConnected = () => {},
  }: Connecting = {},
): Promise<Database> {
  const orm = await PostgresOrm.init({
    ...options,
    entities,
    dbName: decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres',
    // `clientUrl` would drop the query parameters, sslmode among them.
    driverOptions: {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      ...(limits && { stream: databaseSocket(limits.silenceMs) }),
      onPoolCreated(pool: Pool) {
        forgetLostConnections(pool)
        failUnreplicatedCommits(pool)
        pool.on('connect', onConnected)
        if (limits) limitStatements(pool, limits.statementMs)
      },
    },
  })
  bindParameters(orm.driver.getConnection(), orm.driver.getPlatform())
  return { orm, pglite: null, close: () => orm.close() }
}

/** Extensions that the tables need, each time PGlite is opened. */
export const pgliteExtensions = { pg_trgm }

/**
 * Opens PGlite in `directory`, which is created if missing; in memory without one. The caller holds the lock: PGlite
 * has none, and two processes on one directory lose rows.
 */
export async function openPglite(entities: EntitySchema[], directory?: string): Promise<Database> {
  const pglite = await PGlite.create(directory ?? 'memory://', { extensions: pgliteExtensions })
  watchForPanic(pglite, endProcess)
  return databaseIn(entities, pglite)
}

/**
 * Types of arrays that are read: `text[]` by MikroORM's comparison of tables, `uuid[]` by the queue. PGlite copies
 * its parsers for each query, and those of 300 array types took half of the processor time of a short one.
 */
const arrayTypes = [1009, 2951]

/** Wraps an open instance. `close` closes both. */
export async function databaseIn(entities: EntitySchema[], pglite: PGlite): Promise<Database> {
  // Built-in types other than arrays are parsed without these.
  pglite.parsers = Object.fromEntries(arrayTypes.map((type) => [type, pglite.parsers[type] ?? String]))
  const orm = await PgliteOrm.init({ ...options, entities, driverOptions: { pglite } })
  bindParameters(orm.driver.getConnection(), orm.driver.getPlatform())
  const close = async () => {
    await orm.close()
    await pglite.close()
  }
  return { orm, pglite, close }
}
