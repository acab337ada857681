/** Columns that an insert can write: all but generated ones. */
export async function writtenColumns(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
  table: string,
): Promise<string> {
  const rows = await query(`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  return String(rows[0]?.['columns'])
}
