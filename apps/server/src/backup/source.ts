export interface SourceTable {
  /** Such as `public.orders`. */
  name: string
  columns: string[]
  /** SQL condition; empty: all rows. */
  where: string
  /** Pages on disk. Null: no pages of its own. */
  pages: number | null
  /** Bytes on disk, with long values, which are not in its pages. */
  bytes: number
}

export type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

/** A snapshot of a database to read a backup from. */
export interface Source {
  ask: Ask
  copy: (table: SourceTable) => AsyncIterable<Buffer>
  close: () => Promise<void>
}

const sameEverywhere = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
}

/**
 * Fixes all settings that affect how rows are written and read, and removes time limits, until the end of the
 * transaction. Skips settings that an older Postgres lacks.
 */
export const settle = `select set_config(named, wanted, true)
  from (values ${Object.entries(sameEverywhere)
    .map(([name, wanted]) => `('${name}', '${wanted}')`)
    .join(', ')}) as each (named, wanted) join pg_settings on name = named`

export const copyOut = ({ name, columns, where }: SourceTable, to: string, alsoWhere = '') => {
  const conditions = [where, alsoWhere].filter(Boolean).join(' and ')
  return `copy (select ${listed(columns)} from ${quotedName(name)}${conditions && ` where ${conditions}`}) to ${to}`
}

export const copyIn = (name: string, columns: string[], from: string) =>
  `copy ${quotedName(name)} (${listed(columns)}) from ${from}`

export const quotedName = (name: string) => name.split('.').map(quoted).join('.')

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const listed = (columns: string[]) => columns.map(quoted).join(', ')
