import type { Database } from '../db/orm.ts'

/** Default locale of a database for sorting and case. */
export interface Locale {
  /** `libc`, `ICU` or `Postgres`. */
  provider: string
  name: string
  encoding: string
}

const providers: Record<string, string> = { i: 'ICU', b: 'Postgres' }

/** The ICU columns are named differently in Postgres 17, and are missing before 15. */
const sql = `
  select row->>'datlocprovider' as provider, coalesce(row->>'datlocale', row->>'daticulocale') as own,
    row->>'datcollate' as "collate", row->>'datctype' as ctype, getdatabaseencoding() as encoding
  from (select to_jsonb(d) as row from pg_database d where datname = current_database()) d`

export async function localeOf({ orm }: Database): Promise<Locale | null> {
  const [row] = await orm.em.fork().execute<Row[]>(sql)
  if (!row) return null
  const { provider, own, collate, ctype, encoding } = row
  const libc = collate === ctype ? collate : `${collate} with the letters of ${ctype}`
  return { provider: providers[provider ?? ''] ?? 'libc', name: own ?? libc, encoding }
}

interface Row {
  provider: string | null
  own: string | null
  collate: string
  ctype: string
  encoding: string
}
