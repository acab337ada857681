import { Client } from 'pg'

/** The connection string of a database on a Postgres. */
export const databaseOn = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

/** Runs one statement on a connection of its own. */
export async function queryOnce(connectionString: string, sql: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
