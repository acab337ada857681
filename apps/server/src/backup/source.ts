/** A table, or the part of one, that belongs into a backup. */
export interface SourceTable {
  /** Such as `public.orders`. */
  name: string
  columns: string[]
  /** Which rows, as SQL; all of them where it is empty. */
  where: string
  /** How many pages of the disk it has, where its rows are to be found in pages of its own. */
  pages: number | null
}

/** Runs one statement. */
export type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

/** What a backup is read from: one moment of a database, whatever happens to it meanwhile. */
export interface Source {
  ask: Ask
  /** The rows of a table as COPY writes them. */
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
 * A statement after which rows are written and read in the same way whatever the role, the database or the machine
 * prefer, and no limit of time holds; until the end of the transaction. An older Postgres knows fewer of these settings.
 */
export const settle = `select set_config(named, wanted, true)
  from (values ${Object.entries(sameEverywhere)
    .map(([name, wanted]) => `('${name}', '${wanted}')`)
    .join(', ')}) as each (named, wanted) join pg_settings on name = named`

/** A statement by which COPY writes rows to, or reads them from, somewhere. */
export const copyOut = ({ name, columns, where }: SourceTable, to: string, alsoWhere = '') => {
  const conditions = [where, alsoWhere].filter(Boolean).join(' and ')
  return `copy (select ${listed(columns)} from ${quotedName(name)}${conditions && ` where ${conditions}`}) to ${to}`
}

export const copyIn = (name: string, columns: string[], from: string) =>
  `copy ${quotedName(name)} (${listed(columns)}) from ${from}`

export const quotedName = (name: string) => name.split('.').map(quoted).join('.')

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const listed = (columns: string[]) => columns.map(quoted).join(', ')
