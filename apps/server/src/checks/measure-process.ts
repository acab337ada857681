import path from 'node:path'
import type { Pool } from 'pg'
import { standing } from './machine-checks.ts'
import { thisMachine } from './machine.ts'
import type { Deps } from '../doors/context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { ownVersion } from '../builds/own-build.ts'

/** Registers metrics of resources that a slow process may lack. */
export async function measureProcess(
  metrics: Metrics,
  { env, database, passwords, room }: Deps,
): Promise<void> {
  const labels = { version: await ownVersion(), node: process.versions.node }
  metrics.measure({
    name: 'northword_info',
    help: 'The version of the server, and that of Node.',
    labels: Object.keys(labels),
    read: () => [{ labels, value: 1 }],
  })
  metrics.measure({
    name: 'northword_password_hashes_waiting',
    help: 'Passwords that wait for their turn to be hashed.',
    read: () => [{ value: passwords.waiting() }],
  })
  metrics.measure({
    name: 'northword_requests_working',
    help: 'Requests that have a place in the room, of 500.',
    read: () => [{ value: room.taken() }],
  })
  metrics.measure({
    name: 'northword_data_free_bytes',
    help: 'What may still be written to the disk of DATA_DIR.',
    read: async () => [{ value: await thisMachine.freeBytes(standing(path.resolve(env.DATA_DIR))) }],
  })
  const pool = await database.orm.driver.getConnection().getNativeClient()
  if ('waitingCount' in pool) measurePool(metrics, pool)
}

function measurePool(metrics: Metrics, pool: Pool) {
  metrics.measure({
    name: 'northword_pool_connections',
    help: 'Connections of this process to Postgres for its requests.',
    labels: ['state'],
    read: () => [
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    ],
  })
  metrics.measure({
    name: 'northword_pool_waiting',
    help: 'Requests that wait for a connection to Postgres.',
    read: () => [{ value: pool.waitingCount }],
  })
}
