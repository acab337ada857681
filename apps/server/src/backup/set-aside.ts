import type { Target } from './target.ts'

/** Drops foreign keys and indexes to load rows fast in any order. Returns the SQL that restores and checks them. */
export async function setAside({ ask, run }: Target): Promise<string[]> {
  const all = [...(await ask<Found>(references)), ...(await ask<Found>(indexes))]
  for (const { drop } of all) await run(drop)
  return all.map(({ make }) => make).toReversed()
}

interface Found {
  drop: string
  make: string
}

const references = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`

const indexes = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid) order by 1`
