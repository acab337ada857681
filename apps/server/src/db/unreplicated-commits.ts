import type { Pool } from 'pg'

/** The part of Postgres that waits with a commit for its standbys; it has one name in every language. */
const waiting = 'SyncRepWaitForLSN'

/**
 * Fails a commit whose wait for a synchronous standby was broken off (`pg_cancel_backend`). Postgres then only warns, and
 * reports success for what would be lost with the primary.
 */
export function failUnreplicatedCommits(pool: Pool) {
  pool.on('connect', (client) => {
    client.on('notice', ({ routine }) => {
      if (routine !== waiting) return
      const error = new Error('Connection terminated: the standby does not have what was committed')
      // At once, as the success stands in the same packet.
      client.connection.emit('error', error)
      client.connection.stream.destroy()
    })
  })
}
