import type { Pool } from 'pg'

/** Function of Postgres in which a commit waits for its standbys. Its name is not translated. */
const waiting = 'SyncRepWaitForLSN'

/**
 * Fails a commit whose wait for a synchronous standby was cancelled (`pg_cancel_backend`). Postgres only warns and
 * reports success, although a loss of the primary would lose it.
 */
export function failUnreplicatedCommits(pool: Pool) {
  pool.on('connect', (client) => {
    client.on('notice', ({ routine }) => {
      if (routine !== waiting) return
      const error = new Error('Connection terminated: the standby does not have what was committed')
      // At once, as the success is in the same packet.
      client.connection.emit('error', error)
      client.connection.stream.destroy()
    })
  })
}
