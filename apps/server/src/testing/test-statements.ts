import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type { Database } from '../db/orm.ts'

/** One message to the database: the text of a statement, or (on PGlite, apart from it) its parameters. */
export interface Statement {
  sql: string
  values: string
}

/** Runs one piece of work and returns what it alone sends to the database. */
export type Hear = (work: () => Promise<unknown>) => Promise<Statement[]>

/** Listens to every statement of a database from now on. */
export async function listenTo({ orm, pglite }: Database): Promise<Hear> {
  const heard = new AsyncLocalStorage<Statement[]>()
  const note = (statement: Statement) => void heard.getStore()?.push(statement)
  if (pglite) {
    // Its methods are bound before anybody can listen, so the protocol below them is read.
    const send = pglite.execProtocolStream.bind(pglite)
    pglite.execProtocolStream = (message, options) => {
      note(readMessage(Buffer.from(message)))
      return send(message, options)
    }
  } else {
    const pool = (await orm.driver.getConnection().getNativeClient()) as Pool
    const known = new WeakSet()
    // Where all connections are taken, a pool hands one over in the context of whoever gives it back.
    const connect = pool.connect.bind(pool)
    pool.connect = (taken) => connect(taken && AsyncResource.bind(taken))
    pool.on('acquire', (client) => {
      if (!known.has(client)) hearClient(client, note)
      known.add(client)
    })
  }
  return (work) =>
    heard.run([], async () => {
      await work()
      return heard.getStore() ?? []
    })
}

/** The texts of statements without the values that are written into them. */
export const kindsOf = (statements: Statement[]) =>
  statements.filter(({ sql }) => sql !== '').map(({ sql }) => sql.replaceAll(/'(?:[^']|'')*'/g, '?'))

interface Client {
  query: (sql: string | { text: string; values?: unknown[] }, values?: unknown[]) => unknown
}

interface Pool {
  connect: (taken?: (...given: unknown[]) => void) => unknown
  on: (event: 'acquire', listener: (client: Client) => void) => unknown
}

function hearClient(client: Client, note: (statement: Statement) => void) {
  client.query = new Proxy(client.query.bind(client), {
    apply(query, _, call: Parameters<Client['query']>) {
      const [sql, values] = call
      const { text, values: own } = typeof sql === 'string' ? { text: sql, values } : sql
      note({ sql: text, values: JSON.stringify(own ?? []) })
      return Reflect.apply(query, client, call)
    },
  })
}

/** A Parse message holds a name and the text, each ended by a zero; any other may hold values. */
function readMessage(message: Buffer): Statement {
  const text = message.subarray(5).toString()
  return message[0] === 'P'.charCodeAt(0)
    ? { sql: text.split('\0')[1] ?? '', values: '' }
    : { sql: '', values: text }
}
