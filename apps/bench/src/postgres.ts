import { startCluster } from '@northword/e2e/cluster'
import { createOn, type SiteDatabase } from '@northword/e2e/database'
import { postgresBinaries } from '@northword/e2e/postgres-binaries'
import { Client } from 'pg'
import { env } from './env.ts'

/** The Postgres that all who are compared share. */
export interface Postgres {
  /** Which it is, and how it keeps what it has committed. */
  description: string
  /** Makes an empty database. */
  create: () => Promise<SiteDatabase & { url: string }>
  close: () => Promise<void>
}

/**
 * The server that the caller names, else a throw-away cluster with Postgres's own settings, which
 * wait for the disk at every commit. Undefined where no Postgres is installed.
 */
export async function openPostgresServer(): Promise<Postgres | undefined> {
  if (!env.databaseUrl && !postgresBinaries()) return undefined
  const cluster = env.databaseUrl ? undefined : await startCluster({})
  const server = env.databaseUrl ?? cluster?.url ?? ''
  return {
    description: `${await describe(server)}, ${cluster ? 'a throw-away cluster' : 'the server that was named'}`,
    async create() {
      const database = await createOn(server)
      return { ...database, url: database.settings['DATABASE_URL'] ?? '' }
    },
    close: async () => cluster?.stop(),
  }
}

async function describe(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ text: string }>(
      `select format('Postgres %s (fsync %s, synchronous_commit %s)', current_setting('server_version'),
         current_setting('fsync'), current_setting('synchronous_commit')) as text`,
    )
    return rows[0]?.text ?? ''
  } finally {
    await client.end()
  }
}
