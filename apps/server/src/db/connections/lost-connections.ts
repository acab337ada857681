import type { Pool, PoolClient } from 'pg'

/** By then the code that held a broken connection has seen its error and released it, if it ever does. */
const graceMs = 1_000

/**
 * Removes lost connections from the pool. Kysely (0.29) never releases a connection whose rollback failed, so each
 * one that broke in a transaction would occupy a place for ever.
 */
export function forgetLostConnections(pool: Pool) {
  pool.on('connect', (client) => {
    client.once('end', () => setTimeout(() => giveBack(client), graceMs).unref())
  })
}

function giveBack(client: PoolClient) {
  try {
    client.release(true)
  } catch {
    // Already released.
  }
}
