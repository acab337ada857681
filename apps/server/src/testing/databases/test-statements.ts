import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type { Database } from '../../db/orm.ts'
import type { Answer } from '../requests/test-browser.ts'

/** One message to the database: a statement's text, or on PGlite separately its parameters. */
export interface Statement {
  sql: string
  values: string
}

export type Hear = (work: () => Promise<unknown>) => Promise<Statement[]>

/** Hears every statement of a database from now on. */
export async function listenTo({ orm, pglite }: Database): Promise<Hear> {
  const heard = new AsyncLocalStorage<Statement[]>()
  const note = (statement: Statement) => void heard.getStore()?.push(statement)
  if (pglite) {
    // PGlite binds its methods early, so this hooks the protocol below them.
    const send = pglite.execProtocolStream.bind(pglite)
    pglite.execProtocolStream = (message, options) => {
      note(readMessage(Buffer.from(message)))
      return send(message, options)
    }
  } else {
    const pool = (await orm.driver.getConnection().getNativeClient()) as Pool
    const known = new WeakSet()
    // A full pool hands a connection over in the async context of the caller that released it.
    const connect = pool.connect.bind(pool)
    pool.connect = (taken) => connect(taken && AsyncResource.bind(taken))
    pool.on('acquire', (client) => {
      if (!known.has(client)) listenToClient(client, note)
      known.add(client)
    })
  }
  return (work) =>
    heard.run([], async () => {
      await work()
      return heard.getStore() ?? []
    })
}

/** Texts of statements without literals. */
export const kindsOf = (statements: Statement[]) =>
  statements.filter(({ sql }) => sql !== '').map(({ sql }) => sql.replaceAll(/'(?:[^']|'')*'/g, '?'))

/** An answer without what differs each time, and the kinds of the statements it took. */
export async function answerHeard(hear: Hear, call: () => Promise<Answer>) {
  const answers: Answer[] = []
  const statements = await hear(async () => {
    const { headers, ...rest } = await call()
    answers.push({ ...rest, headers: { ...headers, date: null, 'x-request-id': null } })
  })
  return { answer: answers[0], kinds: kindsOf(statements) }
}

interface Client {
  query: (sql: string | { text: string; values?: unknown[] }, values?: unknown[]) => unknown
}

interface Pool {
  connect: (taken?: (...given: unknown[]) => void) => unknown
  on: (event: 'acquire', listener: (client: Client) => void) => unknown
}

function listenToClient(client: Client, note: (statement: Statement) => void) {
  client.query = new Proxy(client.query.bind(client), {
    apply(query, _, call: Parameters<Client['query']>) {
      const [sql, values] = call
      const { text, values: own } = typeof sql === 'string' ? { text: sql, values } : sql
      note({ sql: text, values: JSON.stringify(own ?? []) })
      return Reflect.apply(query, client, call)
    },
  })
}

/** A Parse message contains a name and the text, each ended by a zero; others may contain values. */
function readMessage(message: Buffer): Statement {
  const text = message.subarray(5).toString()
  return message[0] === 'P'.charCodeAt(0)
    ? { sql: text.split('\0')[1] ?? '', values: '' }
    : { sql: '', values: text }
}
