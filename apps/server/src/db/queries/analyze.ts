import type { Database } from '../orm.ts'

/** Bytes below which every plan is fast. */
const worthIt = 1_000_000
/** Growth since the last analysis that makes another worthwhile. */
const grown = 1.1

/** Analyzes tables that have grown, so that the planner knows which index to use: PGlite has no autovacuum. */
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
