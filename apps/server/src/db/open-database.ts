import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { EntitySchema } from '@mikro-orm/core'
import type { Env } from '../env.ts'
import { DataLockedError, lockDataDirectory } from './data-lock.ts'
import { migrate } from './migrations.ts'
import { type Database, openPglite, openPostgres } from './orm.ts'

/** Thrown where the database cannot be used; the message is one sentence for the operator, without a password. */
export class DatabaseError extends Error {}

/**
 * Opens the database of the settings with these tables, locks it where it is embedded, and migrates it.
 * @throws {DatabaseError | DataLockedError}
 */
export async function openDatabase(entities: EntitySchema[], env: Env): Promise<Database> {
  return env.DATABASE_URL ? openServer(entities, env) : openEmbedded(entities, env)
}

async function openServer(entities: EntitySchema[], env: Env): Promise<Database> {
  const unlimited = await openPostgres(entities, env.DATABASE_URL, {})
  try {
    await migrate(unlimited)
  } catch (error) {
    throw new DatabaseError(whyUnusable(env, error), { cause: error })
  } finally {
    await unlimited.close()
  }
  return openPostgres(entities, env.DATABASE_URL)
}

async function openEmbedded(entities: EntitySchema[], env: Env): Promise<Database> {
  const directory = path.resolve(env.DATA_DIR)
  const unlock = await lockDataDirectory(directory).catch((error: unknown) => {
    throw error instanceof DataLockedError
      ? error
      : new DatabaseError(whyUnusable(env, error), { cause: error })
  })
  try {
    const database = await openPglite(entities, await privateFolder(path.join(directory, 'pg')))
    await migrate(database)
    const close = async () => {
      await database.close()
      await unlock()
    }
    return { ...database, close }
  } catch (error) {
    await unlock()
    throw new DatabaseError(whyUnusable(env, error), { cause: error })
  }
}

/** Makes a folder that other users of the machine cannot look into, or closes an existing one to them. */
async function privateFolder(folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch(orThereAlready)
  await chmod(folder, 0o700)
  return folder
}

function orThereAlready(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}

function whyUnusable({ DATABASE_URL, DATA_DIR }: Env, error: unknown): string {
  const sentence = sentenceOf(error)
  if (!DATABASE_URL) return `The data directory ${DATA_DIR} cannot be used: ${sentence}`
  const { host, pathname } = new URL(DATABASE_URL)
  const hint = sentence.includes('pg_trgm') ? ` ${howToGetTrigrams}` : ''
  return `The database ${pathname.slice(1)} at ${host} (DATABASE_URL) cannot be used: ${sentence}${hint}`
}

const howToGetTrigrams =
  'Search needs the extension pg_trgm (package postgresql-contrib): let an administrator run CREATE EXTENSION pg_trgm in this database once, then start again.'

/** The first line of the innermost cause, which is the message of the server or the network. */
function sentenceOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause) cause = cause.cause
  if (cause instanceof AggregateError) cause = cause.errors[0]
  const text = cause instanceof Error ? cause.message || cause.name : String(cause)
  return `${text.split('\n')[0]?.replace(/\.$/, '')}.`
}
