import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { EntitySchema } from '@mikro-orm/core'
import { commands } from '@northword/content/operate/commands'
import { lockDataDirectory } from '../db/connections/data-lock.ts'
import { type Database, openPglite } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { BackupError } from './backup-error.ts'
import type { Header } from './backup-format.ts'
import { fill, type Restored, type Target } from './fill.ts'
import type { BackupFile } from './read-backup.ts'
import { copyIn } from './source.ts'

/**
 * Restores into a data directory without a database. Fills a temporary folder, then renames it.
 * @throws {BackupError | DataLockedError}
 */
export async function restorePglite(
  entities: EntitySchema[],
  env: Env,
  file: BackupFile,
  header: Header,
): Promise<Restored> {
  const directory = path.resolve(env.DATA_DIR)
  const unlock = await lockDataDirectory(directory)
  const place = path.join(directory, 'pg')
  const beside = path.join(directory, 'pg.restoring')
  try {
    if (existsSync(place)) throw new BackupError(commands.restore.folderThere(place))
    // Left by a killed try.
    await rm(beside, { recursive: true, force: true })
    await mkdir(beside, { mode: 0o700 })
    const restored = await fillFolder(entities, beside, file, header)
    await rename(beside, place)
    return restored
  } finally {
    await rm(beside, { recursive: true, force: true })
    await unlock()
  }
}

async function fillFolder(entities: EntitySchema[], folder: string, file: BackupFile, header: Header) {
  const database = await openPglite(entities, folder)
  try {
    return await fill(targetOf(database, database.pglite), file, header)
  } finally {
    await database.close()
  }
}

function targetOf({ orm }: Database, pglite: PGlite | null): Target {
  if (!pglite) throw new Error('This is not the embedded database.')
  return {
    ask: async <Row>(sql: string, values?: unknown[]) => (await pglite.query<Row>(sql, values)).rows,
    migrate: async (migrations) => void (await orm.migrator.up({ migrations })),
    run: async (sql) => void (await pglite.exec(sql)),
    load: (table, columns) => ({
      add: async (rows) =>
        void (await pglite.query(copyIn(table, columns, `'/dev/blob'`), [], {
          blob: new Blob([Uint8Array.from(rows)]),
        })),
      end: async () => {},
      abort: async () => {},
    }),
  }
}
