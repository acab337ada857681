import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PGlite } from '@electric-sql/pglite'
import type { EntitySchema } from '@mikro-orm/core'
import { commands } from '@northword/content/operate/commands'
import { DataLockedError, lockDataDirectory } from '../db/connections/data-lock.ts'
import { ending } from '../db/connections/ending.ts'
import { type Database, openPglite, pgliteExtensions } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { BackupError } from './backup-error.ts'
import { type CopyAnswer, doorOf } from './copy-door.ts'
import { openPostgresSource } from './postgres-source.ts'
import { copyOut, settle, type Source, type SourceTable } from './source.ts'

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

/**
 * Opens a copy of the embedded database that a server has open; null if no socket accepts this user.
 * @throws {BackupError} if the server cannot make a copy
 */
export async function openCopy(entities: EntitySchema[], env: Env): Promise<Database | null> {
  const copy = await askForCopy(env)
  return copy && ending(() => openPglite(entities, copy.folder), copy.remove)
}

function orHeld(error: unknown) {
  if (error instanceof DataLockedError) return error
  throw error
}

/** Bytes on disk read at once, or else a page of 8 KB. PGlite returns them as one piece of memory. */
const bytesAtOnce = 256 * 1024

/** Opens PGlite in a folder that no other process uses. */
async function openPgliteSource(folder: string): Promise<Source> {
  const pglite = await PGlite.create(folder, { extensions: pgliteExtensions })
  await pglite.exec('begin isolation level repeatable read, read only')
  await pglite.query(settle)
  return {
    ask: async <Row>(sql: string, values?: unknown[]) => (await pglite.query<Row>(sql, values)).rows,
    copy: (table) => piecesOf(pglite, table),
    close: () => pglite.close(),
  }
}

async function* piecesOf(pglite: PGlite, table: SourceTable) {
  for (const range of rangesOf(table)) {
    const { blob } = await pglite.query(copyOut(table, `'/dev/blob'`, range))
    if (blob && blob.size > 0) yield Buffer.from(await blob.arrayBuffer())
  }
}

function* rangesOf({ pages, bytes }: SourceTable) {
  if (pages === null) yield ''
  const pagesAtOnce = Math.max(1, Math.floor((bytesAtOnce * (pages ?? 0)) / bytes))
  for (let page = 0; page < (pages ?? 0); page += pagesAtOnce)
    yield `ctid >= '(${page},0)'::tid and ctid < '(${page + pagesAtOnce},0)'::tid`
}

/**
 * Asks the server of this data directory for a copy; null if no socket accepts this user.
 * @throws {BackupError} if the server cannot make a copy
 */
async function askForCopy(env: Env) {
  const socket = connect(doorOf(env))
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  const answer = await firstLine(createInterface({ input: socket }))
  socket.on('error', () => {})
  if (!answer?.copy) {
    socket.destroy()
    throw new BackupError(commands.backup.noCopy(answer?.failure ?? ''))
  }
  const folder = answer.copy
  const remove = async () => {
    await rm(folder, { recursive: true, force: true })
    socket.destroy()
  }
  return { folder, remove }
}

async function firstLine(lines: AsyncIterable<string>): Promise<CopyAnswer | null> {
  try {
    for await (const line of lines) return JSON.parse(line) as CopyAnswer
  } catch {
    // Same as no answer.
  }
  return null
}
