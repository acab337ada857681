import type { Pool, PoolClient } from 'pg'

/** Within this time the code that held a broken connection has seen its error and given it back, if it ever does. */
const graceMs = 1_000

/**
 * Takes lost connections out of the pool. Kysely (0.29) never gives back a connection whose transaction it could not
 * roll back, so each one that broke inside a transaction would cost a place for ever.
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
    // It was given back before, as it should be.
  }
}
