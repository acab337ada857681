import type { EntitySchema } from '@mikro-orm/core'
import { commands } from '@northword/content/operate/commands'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import type { Env } from '../env.ts'
import { BackupError } from './backup-error.ts'
import type { Restored } from './fill.ts'
import { type BackupFile, checkBackup } from './read-backup.ts'
import { restorePglite } from './restore-pglite.ts'
import { restorePostgres } from './restore-postgres.ts'

/**
 * Restores a checked file into the empty configured database, with its own tables; the next start migrates.
 * @throws {BackupError | DatabaseError | DataLockedError}
 */
export async function restoreBackup(
  entities: EntitySchema[],
  env: Env,
  { path, onRead }: BackupFile,
): Promise<Restored> {
  // The file is read twice.
  const half = (first: number) => ({ path, onRead: (share: number) => onRead?.(first + share / 2) })
  const { header } = await checkBackup(half(0))
  const known = new Set(allMigrations.map(({ name }) => name))
  if (header.migrations.some((name) => !known.has(name)))
    throw new BackupError(commands.restore.newer(header.version))
  const restore = env.DATABASE_URL ? restorePostgres : restorePglite
  return restore(entities, env, half(0.5), header)
}
