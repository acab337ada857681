import { setTimeout as sleep } from 'node:timers/promises'
import { commands } from '@northword/content/operate/commands'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Env } from '../env.ts'
import { DatabaseError, whyUnusable } from '../db/database-error.ts'
import { migrationLock } from '../db/migrations.ts'
import { BackupError } from './backup-error.ts'
import { copyOut, settle, type Source } from './source.ts'

const patienceMs = 30_000

/** Opens a snapshot of Postgres. Only migrations wait for it. @throws {DatabaseError | BackupError} */
export async function openPostgresSource(env: Env): Promise<Source> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    application_name: 'northword-backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Queries fail by themselves when the connection breaks.
  client.on('error', () => {})
  try {
    await client.connect()
    await begin(client)
  } catch (error) {
    await client.end().catch(() => {})
    if (error instanceof BackupError) throw error
    throw new DatabaseError(whyUnusable(env, error), { cause: error })
  }
  return {
    ask: async (sql, values) => (await client.query(sql, values)).rows,
    copy: (table) => client.query(copyTo(copyOut(table, 'stdout'))),
    close: () => client.end(),
  }
}

/** Waits for migrations: a table they rewrite looks empty to an older snapshot. */
async function begin(client: Client) {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(500)) {
    await client.query('begin isolation level repeatable read, read only')
    const { rows } = await client.query<{ isFree: boolean }>(
      `select pg_try_advisory_xact_lock_shared(${migrationLock}) as "isFree"`,
    )
    if (rows[0]?.isFree) return void (await client.query(settle))
    await client.query('rollback')
  }
  throw new BackupError(commands.backup.migrating)
}
