import { existsSync } from 'node:fs'
import path from 'node:path'
import { commands } from '@northword/content/operate/commands'
import { DataLockedError, lockDataDirectory } from '../db/connections/data-lock.ts'
import { ending } from '../db/connections/ending.ts'
import type { Env } from '../env.ts'
import { BackupError } from './backup-error.ts'
import { openPgliteSource } from './pglite-source.ts'
import { openPostgresSource } from './postgres-source.ts'
import { askForCopy } from './server-copy.ts'
import type { Source } from './source.ts'

/** @throws {BackupError | DatabaseError | DataLockedError} */
export async function openSource(env: Env): Promise<Source> {
  if (env.DATABASE_URL) return openPostgresSource(env)
  const folder = path.resolve(env.DATA_DIR, 'pg')
  if (!existsSync(folder)) throw new BackupError(commands.backup.nothing)
  const unlock = await lockDataDirectory(path.resolve(env.DATA_DIR)).catch(orHeld)
  if (!(unlock instanceof DataLockedError)) return ending(() => openPgliteSource(folder), unlock)
  const copy = await askForCopy(env)
  if (!copy) throw unlock
  return ending(() => openPgliteSource(copy.folder), copy.remove)
}

function orHeld(error: unknown) {
  if (error instanceof DataLockedError) return error
  throw error
}
