import type { Sequences } from './backup-format.ts'
import type { Source, SourceTable } from './source.ts'

type Asking = Pick<Source, 'ask'>

/** Tables of the mail queue in a backup: settings and unfinished jobs. */
const ofQueue: Record<string, string> = { 'pgboss.queue': '', 'pgboss.job': `state < 'completed'` }

/** Tables of a backup, in a fixed order. Jobs come after their queues. */
export async function listTables({ ask }: Asking): Promise<SourceTable[]> {
  const found = await ask<{ name: string; columns: string[]; pages: number | null; bytes: number }>(
    `select nspname || '.' || relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      case when relkind = 'r' then (pg_relation_size(c.oid) / current_setting('block_size')::int)::int end as pages,
      pg_table_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where (relkind = 'r' and nspname = 'public' or nspname || '.' || relname = any ($1))
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    order by nspname || '.' || relname <> 'pgboss.queue', 1`,
    [Object.keys(ofQueue)],
  )
  return found.map((table) => ({ ...table, where: ofQueue[table.name] ?? '' }))
}

/** Sequences that have been used, including those owned by tables. */
export const listSequences = ({ ask }: Asking): Promise<Sequences> =>
  ask(
    `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  )

/** Applied migrations, oldest first; none if it is not our database. */
export async function listMigrations({ ask }: Asking): Promise<string[]> {
  const [table] = await ask<{ found: string | null }>(
    `select to_regclass('public.mikro_orm_migrations')::text as found`,
  )
  if (!table?.found) return []
  const rows = await ask<{ name: string }>('select name from public.mikro_orm_migrations order by id')
  return rows.map(({ name }) => name)
}

/** Existing relations, except an empty migrations table, which a failed try leaves. */
export async function listForeign({ ask }: Asking): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    `select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm', 'f') and nspname !~ '^(pg_|information_schema$)'
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
      order by 1`,
  )
  const migrations = 'public.mikro_orm_migrations'
  const others = rows.map(({ name }) => name).filter((name) => name !== migrations)
  const isMigrated = others.length === 0 && (await listMigrations({ ask })).length > 0
  return isMigrated ? [migrations] : others
}
