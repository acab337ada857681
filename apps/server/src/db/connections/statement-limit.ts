import { connect } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/** Time limit of a cancel request. */
const hearWithinMs = 5_000

/**
 * Cancels statements of a pool that take longer, as Ctrl-C in psql does: they fail with SQLSTATE 57014.
 * `statement_timeout` would be session state, which a pooler shares and PgBouncer refuses.
 */
export function limitStatements(pool: Pool, limitMs: number) {
  pool.on('connect', (client) => {
    let limit: NodeJS.Timeout | undefined
    onEachQuery(client, (text) => {
      clearTimeout(limit)
      if (!isCommit(text)) limit = setTimeout(() => stopStatement(client), limitMs).unref()
    })
    for (const ended of ['drain', 'end'] as const) client.on(ended, () => clearTimeout(limit))
  })
}

/** Never cancels a commit: waiting for a synchronous standby, it would report success without the standby. */
const isCommit = (text: string) => /^\s*commit\b/i.test(text)

/** `pg` has an event for the end of a statement, not for its beginning. */
function onEachQuery(client: PoolClient, begin: (text: string) => void) {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new Error('The driver has another way to send statements.')
  const begun = (...given: unknown[]): unknown => {
    begin(textOf(given[0]))
    return Reflect.apply(query, client, given)
  }
  Object.assign(client, { query: begun })
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** Uses a connection of its own, as the protocol requires, and keeps it open, since a pooler drops it otherwise. */
function stopStatement(client: PoolClient) {
  const { host, port } = client
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  // If the server does not answer, the statement's connection is closed for its silence.
  socket.on('error', () => {}).setTimeout(hearWithinMs, () => socket.destroy())
  socket.write(cancelRequest(Reflect.get(client, 'processID'), Reflect.get(client, 'secretKey')))
}

/** `CancelRequest` message: length, code, and the connection's ids. */
function cancelRequest(processId: unknown, secretKey: unknown): Buffer {
  const message = Buffer.alloc(16)
  for (const [place, value] of [16, 80_877_102, Number(processId), Number(secretKey)].entries())
    message.writeInt32BE(value, place * 4)
  return message
}
