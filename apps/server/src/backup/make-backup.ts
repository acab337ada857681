import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { commands } from '@northword/content/operate/commands'
import { BackupError } from './backup-error.ts'
import type { End } from './backup-format.ts'
import { beginFile, failureOf, type NewFile } from './new-file.ts'
import { checkBackup } from './read-backup.ts'
import type { Source } from './source.ts'
import { listMigrations } from './tables.ts'
import { type OnTable, writeContent } from './write-content.ts'

const words = commands.backup

export interface Made {
  rows: Record<string, number>
  bytes: number
}

/** Fast, and not much larger than the best. */
const level = 3

/**
 * Writes a source's data to a new file. The file gets its name once it was read back and matches.
 * @throws {BackupError} if it is not our database, or the file cannot be written
 */
export async function makeBackup(
  source: Source,
  file: string,
  version: string,
  onTable?: OnTable,
): Promise<Made> {
  const migrations = await listMigrations(source)
  if (migrations.length === 0) throw new BackupError(words.nothing)
  const [moment] = await source.ask<{ at: string; database: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      'PostgreSQL ' || current_setting('server_version') as database`,
  )
  const header = { version, migrations, madeAt: moment?.at ?? '', database: moment?.database ?? '' }
  const draft = await beginFile(path.resolve(file))
  const stopListening = discardAtSignals(draft)
  try {
    let end: End | undefined
    const content = writeContent(source, header, (last) => (end = last), onTable)
    const bytes = await write(draft, content, file)
    const found = await readBack(draft, file)
    if (JSON.stringify(found) !== JSON.stringify(end)) throw new BackupError(words.differs(file))
    await draft.keep()
    return { rows: found.rows, bytes }
  } finally {
    stopListening()
    await draft.discard()
  }
}

async function write({ partial, handle }: NewFile, content: AsyncGenerator<Buffer>, file: string) {
  const target = createWriteStream(partial, { fd: handle.fd, autoClose: false })
  let failure: unknown
  target.on('error', (error) => (failure = error))
  try {
    await pipeline(Readable.from(content, { objectMode: true }), createGzip({ level }), target)
    await handle.sync()
  } catch (error) {
    throw failure ? new BackupError(words.notWritable(file, failureOf(failure)), { cause: error }) : error
  }
  return target.bytesWritten
}

/** Verifies the written file. Replaces the general message about damaged backups. */
async function readBack({ partial }: NewFile, file: string): Promise<End> {
  try {
    return (await checkBackup({ path: partial })).end
  } catch (cause) {
    throw new BackupError(words.differs(file), { cause })
  }
}

/** Removes the partial file on SIGINT, SIGTERM and SIGHUP. */
function discardAtSignals({ discard }: NewFile) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const end = () => void discard().finally(() => process.exit(1))
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
