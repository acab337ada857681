import path from 'node:path'
import type { Env } from '../env.ts'
import { DataLockedError, lockDataDirectory } from './data-lock.ts'
import { migrate } from './migrations.ts'
import { type Database, openPglite, openPostgres } from './orm.ts'

/** A database that cannot be used; the message is one sentence for the operator, without a password. */
export class DatabaseError extends Error {}

/**
 * Opens the database that the settings name, locked where it is embedded, and brings it up to date.
 * @throws {DatabaseError | DataLockedError}
 */
export async function openDatabase(env: Env): Promise<Database> {
  const database = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL) : await openEmbedded(env.DATA_DIR)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw new DatabaseError(whyUnusable(env, error), { cause: error })
  }
}

async function openEmbedded(directory: string): Promise<Database> {
  const unlock = await lockDataDirectory(path.resolve(directory)).catch((error: unknown) => {
    if (error instanceof DataLockedError) throw error
    throw new DatabaseError(`The data directory ${directory} cannot be used: ${sentenceOf(error)}`, {
      cause: error,
    })
  })
  try {
    const database = await openPglite(path.resolve(directory, 'pg'))
    const close = async () => {
      await database.close()
      await unlock()
    }
    return { ...database, close }
  } catch (error) {
    await unlock()
    throw new DatabaseError(`The embedded database in ${directory} cannot be opened: ${sentenceOf(error)}`, {
      cause: error,
    })
  }
}

function whyUnusable({ DATABASE_URL, DATA_DIR }: Env, error: unknown): string {
  if (!DATABASE_URL)
    return `The embedded database in ${DATA_DIR} cannot be brought up to date: ${sentenceOf(error)}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `The database ${pathname.slice(1)} at ${host} (DATABASE_URL) cannot be used: ${sentenceOf(error)}`
}

/** The first line of the innermost cause: what the server or the network said. */
function sentenceOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause) cause = cause.cause
  if (cause instanceof AggregateError) cause = cause.errors[0]
  const text = cause instanceof Error ? cause.message || cause.name : String(cause)
  return `${text.split('\n')[0]?.replace(/\.$/, '')}.`
}
