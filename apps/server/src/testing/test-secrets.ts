import type { TestApp } from './test-app.ts'

/** Tables, the mail queue's too, with a row that contains one of these texts. */
export async function tablesHolding(site: Pick<TestApp, 'rows'>, ...texts: string[]): Promise<string[]> {
  const tables = await site.rows(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  const held = texts.map((text) => `position('${text}' in one::text) > 0`).join(' or ')
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await site.rows(`select 1 from ${String(name)} as one where ${held} limit 1`)
    if (rows.length > 0) found.push(String(name))
  }
  return found
}
