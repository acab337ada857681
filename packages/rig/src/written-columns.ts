/** The columns of a table that a copy of a row may write: all but those that the database works out itself. */
export async function writtenColumns(
  query: (sql: string) => Promise<Record<string, unknown>[]>,
  table: string,
): Promise<string> {
  const rows = await query(`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  return String(rows[0]?.['columns'])
}
