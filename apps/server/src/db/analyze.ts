import type { Database } from './orm.ts'

/** In a table that is smaller, in bytes, no plan takes long. */
const worthIt = 1_000_000
/** How many times as large a table is as it was when it was last looked at. */
const grown = 1.1

/**
 * Looks anew at the tables of the embedded database that have grown since, so that it knows which index to read: it has
 * no autovacuum, by which Postgres does so itself.
 */
export async function analyzeGrown({ orm, pglite }: Pick<Database, 'orm' | 'pglite'>): Promise<void> {
  if (!pglite) return
  const em = orm.em.fork()
  const tables = await em.execute<{ name: string }[]>(
    `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > ?
        and (pg_relation_size(oid) > relpages * current_setting('block_size')::int * ?::float
          or not exists (select from pg_statistic where starelid = pg_class.oid))`,
    [worthIt, grown],
  )
  for (const { name } of tables) await em.execute(`analyze "${name}"`)
}
