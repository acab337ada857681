import { startCluster } from './cluster.ts'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './installed.ts'
import { queryAt } from './postgres-database.ts'

/** A Postgres server with permission to create databases. */
export interface PostgresServer {
  url: string
  /** Version, durability settings and origin. */
  description: string
  /** Stops the throw-away cluster, if one was started. */
  close: () => Promise<void>
}

interface Choice {
  /** Connection string of an existing server. Default: a throw-away cluster. */
  named?: string | undefined
  /** Of the cluster, instead of the quick ones. */
  settings?: Record<string, string>
}

/**
 * Opens the named server, else a throw-away cluster; undefined without Postgres.
 * @throws {Error} if the named server does not answer or may not create databases
 */
export async function openPostgresServer({ named, settings }: Choice): Promise<PostgresServer | undefined> {
  if (named) {
    return {
      url: named,
      description: `${await check(named)}, the server that was named`,
      close: async () => {},
    }
  }
  if (!postgresBinaries()) return undefined
  // A fixed first choice keeps the connection string, and with it turbo's cache, stable.
  const cluster = await startCluster({ settings, port: await freePort(15_432) })
  const description = `${await check(cluster.url)}, a throw-away cluster`
  return { url: cluster.url, description, close: cluster.stop }
}

async function check(url: string) {
  try {
    const [row] = await queryAt<{ text: string; allowed: boolean }>(
      url,
      `select format('Postgres %s (fsync %s, synchronous_commit %s)', current_setting('server_version'),
         current_setting('fsync'), current_setting('synchronous_commit')) as text,
         rolsuper or rolcreatedb as allowed
         from pg_roles where rolname = current_user`,
    )
    if (!row?.allowed) throw new Error('its user may not create databases')
    return row.text
  } catch (error) {
    throw new Error(`The Postgres for this run cannot be used: ${reasonOf(error)}.`, { cause: error })
  }
}

/** Node tries both addresses of a name and throws an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
