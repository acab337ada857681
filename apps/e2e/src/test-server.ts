import { Client } from 'pg'
import { startCluster } from './cluster.ts'
import { env } from './env.ts'
import { postgresBinaries } from './postgres-binaries.ts'

/** The Postgres for a test run. `close` ends what was started for it. */
export interface TestServer {
  url: string
  /** For the last line of the run: which server it is. */
  description: string
  close: () => Promise<void>
}

/**
 * The server of `TEST_DATABASE_URL`, else a throw-away cluster; undefined where no Postgres is installed.
 * @throws {Error} where the named server does not answer or may not create databases
 */
export async function openTestServer(): Promise<TestServer | undefined> {
  if (env.testDatabaseUrl) {
    const version = await checkServer(env.testDatabaseUrl)
    return { url: env.testDatabaseUrl, description: `${version} of TEST_DATABASE_URL`, close: async () => {} }
  }
  if (!postgresBinaries()) return undefined
  const cluster = await startCluster()
  const version = await checkServer(cluster.url)
  return { url: cluster.url, description: `${version}, a throw-away cluster`, close: cluster.stop }
}

async function checkServer(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; allowed: boolean }>(
      `select current_setting('server_version') as version, rolsuper or rolcreatedb as allowed
         from pg_roles where rolname = current_user`,
    )
    if (!rows[0]?.allowed) throw new Error('its user may not create databases')
    return `Postgres ${rows[0].version}`
  } catch (error) {
    throw new Error(`The Postgres for the tests cannot be used: ${reasonOf(error)}.`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

/** Node tries both addresses of a name and then reports an AggregateError that says nothing. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
