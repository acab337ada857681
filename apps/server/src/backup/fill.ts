import { getConstructionPlans } from 'pg-boss'
import { commands } from '@northword/content/operate/commands'
import { BackupError } from './backup-error.ts'
import type { Header, Sequences, TableLine } from './backup-format.ts'
import { type BackupFile, readBackup } from './read-backup.ts'
import { setAside } from './set-aside.ts'
import { quotedName, settle } from './source.ts'
import { listForeign } from './tables.ts'
import type { Loading, Target } from './target.ts'

const words = commands.restore

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

async function loadAll(target: Target, file: BackupFile, header: Header): Promise<Restored> {
  const leftOut: string[] = []
  let loading: Loading | null = null
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
