import type { EntitySchema } from '@mikro-orm/core'
import { commands } from '@northword/content/operate/commands'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import type { Env } from '../env.ts'
import { BackupError } from './backup-error.ts'
import type { Restored } from './fill.ts'
import { checkBackup } from './read-backup.ts'
import { restorePglite } from './restore-pglite.ts'
import { restorePostgres } from './restore-postgres.ts'

/**
 * Restores a checked file into the empty configured database, with its own tables; the next start migrates.
 * @throws {BackupError | DatabaseError | DataLockedError}
 */
export async function restoreBackup(entities: EntitySchema[], env: Env, file: string): Promise<Restored> {
  const { header } = await checkBackup(file)
  const known = new Set(allMigrations.map(({ name }) => name))
  if (header.migrations.some((name) => !known.has(name)))
    throw new BackupError(commands.restore.newer(header.version))
  const restore = env.DATABASE_URL ? restorePostgres : restorePglite
  return restore(entities, env, file, header)
}
