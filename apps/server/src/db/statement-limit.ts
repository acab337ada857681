import { connect } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/** How long a server may take to hear that a statement is to be stopped. */
const hearWithinMs = 5_000

/**
 * Stops each statement of a pool that takes longer, as Ctrl-C does in psql: the database answers it with SQLSTATE 57014.
 * The database's own `statement_timeout` would be a setting of the connection, which a pooler gives to others in between,
 * and which PgBouncer refuses.
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

/** A commit that waits for a synchronous standby is not undone by being stopped: Postgres would report success without it. */
const isCommit = (text: string) => /^\s*commit\b/i.test(text)

/** `pg` tells when a statement ends, but not when it begins. */
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

/** Asks on a connection of its own, as the protocol has it, and waits there: a pooler forgets who hangs up. */
function stopStatement(client: PoolClient) {
  const { host, port } = client
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  // Where nobody hears, the connection is given up for its silence.
  socket.on('error', () => {}).setTimeout(hearWithinMs, () => socket.destroy())
  socket.write(cancelRequest(Reflect.get(client, 'processID'), Reflect.get(client, 'secretKey')))
}

/** The message `CancelRequest`: its length, its code, and which connection is meant. */
function cancelRequest(processId: unknown, secretKey: unknown): Buffer {
  const message = Buffer.alloc(16)
  for (const [place, value] of [16, 80_877_102, Number(processId), Number(secretKey)].entries())
    message.writeInt32BE(value, place * 4)
  return message
}
