import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface PostgresDatabase {
  name: string
  url: string
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  /** Deletes it and ends its connections. */
  drop: () => Promise<void>
}

/** Creates a database from a template; only `template0` allows other settings. */
export async function createDatabase(
  server: string,
  template = 'template1',
  settings = '',
): Promise<PostgresDatabase> {
  const name = `nw_test_${randomBytes(6).toString('hex')}`
  await queryAt(server, `create database ${name} template ${template} ${settings}`)
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  return {
    name,
    url,
    query: (sql, values) => queryAt(url, sql, values),
    drop: async () => void (await queryAt(server, `drop database if exists ${name} with (force)`)),
  }
}

/** Rows of one statement, over a new connection. */
export async function queryAt<Row extends object>(url: string, sql: string, values?: unknown[]) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
