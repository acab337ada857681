import { commands } from '@northword/content/operate/commands'
import { BackupError } from '../backup/backup-error.ts'
import { DataLockedError } from '../db/connections/data-lock.ts'
import { DatabaseError } from '../db/database-error.ts'
import type { OnMigrated } from '../db/open-database.ts'
import type { Database } from '../db/orm.ts'
import { CommandError, type Operating } from './command.ts'

/** @throws {CommandError} if the database cannot be opened, as while a server has PGlite open */
export async function withDatabase(
  { openDatabase }: Pick<Operating, 'openDatabase'>,
  work: (database: Database) => Promise<void>,
  onMigrated?: OnMigrated,
): Promise<void> {
  const database = await openDatabase(onMigrated).catch(inASentence)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** @throws {CommandError} for failures that the operator can fix, else the given error */
export function inASentence(error: unknown): never {
  if (error instanceof DataLockedError) throw new CommandError(commands.stopServerFirst(error.message))
  const isSentence = error instanceof DatabaseError || error instanceof BackupError
  throw isSentence ? new CommandError(error.message) : error
}
