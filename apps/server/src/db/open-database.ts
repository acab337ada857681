import { existsSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { EntitySchema } from '@mikro-orm/core'
import type { Env } from '../env.ts'
import { codeOf } from '../errors/code-of.ts'
import { DataLockedError, lockDataDirectory } from './connections/data-lock.ts'
import { DatabaseError, whyUnusable } from './database-error.ts'
import { ending } from './connections/ending.ts'
import { migrate } from './migrations.ts'
import { type Database, openPglite, openPostgres } from './orm.ts'

export type OnMigrated = (applied: string[]) => void

/** @throws {DatabaseError | DataLockedError} */
export async function openDatabase(
  entities: EntitySchema[],
  env: Env,
  onMigrated: OnMigrated = () => {},
): Promise<Database> {
  return env.DATABASE_URL ? openServer(entities, env, onMigrated) : openEmbedded(entities, env, onMigrated)
}

/**
 * Opens the configured database without migrating; null if PGlite's directory does not exist.
 * @throws {DatabaseError | DataLockedError}
 */
export async function openAsItIs(entities: EntitySchema[], env: Env): Promise<Database | null> {
  if (!existsSync(folderOf(env)) && !env.DATABASE_URL) return null
  if (!env.DATABASE_URL) return locked(env, () => openPglite(entities, folderOf(env)))
  const database = await openPostgres(entities, env.DATABASE_URL, ofRequests(env))
  try {
    await database.orm.em.fork().execute('select 1')
    return database
  } catch (error) {
    await database.close()
    throw new DatabaseError(whyUnusable(env, error), { cause: error })
  }
}

async function openServer(entities: EntitySchema[], env: Env, onMigrated: OnMigrated): Promise<Database> {
  const unlimited = await openPostgres(entities, env.DATABASE_URL, { limits: null })
  try {
    onMigrated(await migrate(unlimited))
  } catch (error) {
    throw new DatabaseError(whyUnusable(env, error), { cause: error })
  } finally {
    await unlimited.close()
  }
  return openPostgres(entities, env.DATABASE_URL, ofRequests(env))
}

/** One of the process's connections belongs to the mail queue. */
const ofRequests = ({ DATABASE_POOL }: Env) => ({ connections: DATABASE_POOL - 1 })

const openEmbedded = (entities: EntitySchema[], env: Env, onMigrated: OnMigrated) =>
  locked(env, async () => {
    const database = await openPglite(entities, await privateFolder(folderOf(env)))
    onMigrated(await migrate(database))
    return database
  })

/** Opens PGlite under the lock of its directory, which is released on close. */
async function locked(env: Env, open: () => Promise<Database>): Promise<Database> {
  try {
    return await ending(open, await lockDataDirectory(path.resolve(env.DATA_DIR)))
  } catch (error) {
    throw error instanceof DataLockedError
      ? error
      : new DatabaseError(whyUnusable(env, error), { cause: error })
  }
}

const folderOf = ({ DATA_DIR }: Env) => path.resolve(DATA_DIR, 'pg')

/** Creates a directory with mode 0700, or changes an existing one to it. */
async function privateFolder(folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch(orThereAlready)
  await chmod(folder, 0o700)
  return folder
}

function orThereAlready(error: unknown) {
  if (codeOf(error) !== 'EEXIST') throw error
}
