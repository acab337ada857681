import { getConstructionPlans } from 'pg-boss'
import { commands } from '@northword/content/operate/commands'
import { BackupError } from './backup-error.ts'
import type { Header, Sequences, TableLine } from './backup-format.ts'
import { type BackupFile, readBackup } from './read-backup.ts'
import { type Ask, quotedName, settle } from './source.ts'
import { listForeign } from './tables.ts'

const words = commands.restore

export interface Target {
  ask: Ask
  /** In the order given. */
  migrate: (names: string[]) => Promise<void>
  run: (sql: string) => Promise<void>
  /** Begins a COPY. `end` resolves once all rows are in. */
  load: (table: string, columns: string[]) => Loading
}

export interface Loading {
  /** Whole rows only. */
  add: (rows: Buffer) => Promise<void>
  end: () => Promise<void>
  /** Ends the COPY of a file that goes no further: until then its connection takes no other statement. */
  abort: () => Promise<void>
}

export interface Restored {
  header: Header
  rows: Record<string, number>
  /** Tables of the file that no migration creates. */
  leftOut: string[]
}

/**
 * Creates the tables by the backup's migrations and loads its rows. On failure the caller rolls back.
 * @throws {BackupError} if the database is not empty, or the file has changed since it was checked
 */
export async function fill(target: Target, file: BackupFile, header: Header): Promise<Restored> {
  await expectEmpty(target)
  await target.migrate(header.migrations)
  await target.run(makeQueue)
  await target.ask(settle)
  const putBack = await setAside(target)
  const restored = await loadAll(target, file, header)
  for (const statement of putBack) await target.run(statement)
  await target.run('analyze')
  return restored
}

/** @throws {BackupError} naming the tables found */
export async function expectEmpty(target: Pick<Target, 'ask'>): Promise<void> {
  const found = await listForeign(target)
  if (found.length > 0) throw new BackupError(words.notEmpty(found.slice(0, 3).join(', '), found.length))
}

/** pg-boss wraps its plan in a transaction. Ours is larger. */
const makeQueue = getConstructionPlans('pgboss')
  .replace(/^\s*BEGIN;/, '')
  .replace(/COMMIT;\s*$/, '')

/** Drops foreign keys and indexes to load rows fast in any order. Returns the SQL that restores and checks them. */
async function setAside({ ask, run }: Target): Promise<string[]> {
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

async function loadAll(target: Target, file: BackupFile, header: Header): Promise<Restored> {
  const leftOut: string[] = []
  let loading: Loading | null = null
  try {
    for await (const part of readBackup(file)) {
      if ('rows' in part) await loading?.add(part.rows)
      else {
        await loading?.end()
        loading = null
      }
      if ('table' in part) {
        loading = await begin(target, part.table)
        if (!loading) leftOut.push(part.table.table)
      }
      if ('sequences' in part) await setSequences(target, part.sequences)
      if ('end' in part) return { header, rows: part.end.rows, leftOut }
    }
  } catch (error) {
    await loading?.abort()
    throw error
  }
  throw new BackupError(words.damaged(file.path))
}

/** Empties a table of its migrations' rows and begins to load it; null if there is no such table. */
async function begin(target: Target, { table, columns }: TableLine): Promise<Loading | null> {
  const name = quotedName(table)
  const [found] = await target.ask<{ is: boolean }>(`select to_regclass($1) is not null as "is"`, [name])
  if (!found?.is) return null
  await target.run(`delete from ${name}`)
  return target.load(table, columns)
}

async function setSequences({ ask }: Target, sequences: Sequences) {
  for (const { name, value } of sequences)
    await ask(`select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null`, [
      quotedName(name),
      value,
    ])
}
