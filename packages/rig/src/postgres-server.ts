import { startCluster } from './cluster.ts'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './installed.ts'
import { queryAt } from './postgres-database.ts'

/** A Postgres server on which databases may be created. */
export interface PostgresServer {
  url: string
  /** Its version, how it keeps what it has committed, and where it comes from. */
  description: string
  /** Ends what was started for it. */
  close: () => Promise<void>
}

interface Choice {
  /** Connection string of a server that is there; without one a throw-away cluster is started. */
  named?: string | undefined
  /** Of the cluster, where its quick ones are not wanted. */
  settings?: Record<string, string>
}

/**
 * Opens the server that was named, else a throw-away cluster; undefined where no Postgres is installed.
 * @throws {Error} where the named server does not answer or may not create databases
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
  // A known first choice keeps the connection string, and with it turbo's cache, the same from run to run.
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

/** Node tries both addresses of a name and then reports an AggregateError that says nothing. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
