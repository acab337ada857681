import { createHash } from 'node:crypto'
import { createReadStream, fstatSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { commands } from '@northword/content/operate/commands'
import { codeOf } from '../errors/code-of.ts'
import { BackupError } from './backup-error.ts'
import {
  type End,
  format,
  type Header,
  headerLine,
  laterLine,
  longestLine,
  type Sequences,
  type TableLine,
} from './backup-format.ts'
import { ByteReader } from './byte-reader.ts'
import { countRows } from './whole-rows.ts'

const words = commands.restore

export interface BackupFile {
  path: string
  /** Gets the share of the file that was read, from 0 to 1. */
  onRead?: ((share: number) => void) | undefined
}

export type Part =
  | { header: Header }
  | { table: TableLine }
  | { rows: Buffer }
  | { sequences: Sequences }
  | { end: End }

/**
 * Reads a backup. Yields the end only if everything before is unchanged.
 * @throws {BackupError} if it is not our backup, or was cut off or changed
 */
export async function* readBackup({ path, onRead }: BackupFile): AsyncGenerator<Part> {
  const zipped = createReadStream(path, { highWaterMark: 256 * 1024 })
  zipped.on('open', (fd) => {
    const { size } = fstatSync(fd)
    if (onRead && size > 0) zipped.on('data', () => onRead(zipped.bytesRead / size))
  })
  const plain = createGunzip({ chunkSize: 256 * 1024 })
  zipped.on('error', (error) => plain.destroy(error))
  let isOurs = false
  try {
    for await (const part of partsOf(new ByteReader(zipped.pipe(plain)))) {
      isOurs = true
      yield part
    }
  } catch (error) {
    throw inASentence(error, path, isOurs)
  } finally {
    zipped.destroy()
    plain.destroy()
  }
}

/** Reads a backup to its end and discards the rows. */
export async function checkBackup(file: BackupFile): Promise<{ header: Header; end: End }> {
  let header: Header | undefined
  for await (const part of readBackup(file)) {
    if ('header' in part) header = part.header
    if ('end' in part && header) return { header, end: part.end }
  }
  throw new BackupError(words.damaged(file.path))
}

async function* partsOf(reader: ByteReader): AsyncGenerator<Part> {
  const hash = createHash('sha256')
  const first = await reader.line(longestLine)
  if (!first) throw new RangeError('It is empty.')
  const header = headerLine.parse(parsed(first))
  if (header.format > format) throw new BackupError(words.newer(header.version))
  hash.update(first).update('\n')
  yield { header }

  const counted: Record<string, number> = {}
  let table = ''
  for (let line = await reader.line(longestLine); line; line = await reader.line(longestLine)) {
    const said = laterLine.parse(parsed(line))
    if ('end' in said) return yield { end: await ended(reader, said.end, counted, hash.digest('hex')) }
    hash.update(line).update('\n')
    if ('sequences' in said) yield said
    if ('table' in said) {
      table = said.table
      counted[table] = 0
      yield { table: said }
    }
    if ('bytes' in said) {
      const rows = await reader.bytes(said.bytes)
      hash.update(rows)
      counted[table] = (counted[table] ?? 0) + countRows(rows)
      yield { rows }
    }
  }
  throw new RangeError('The last line is missing.')
}

async function ended(reader: ByteReader, end: End, counted: Record<string, number>, sha256: string) {
  const names = new Set([...Object.keys(end.rows), ...Object.keys(counted)])
  const isSame = [...names].every((name) => end.rows[name] === counted[name]) && end.sha256 === sha256
  if (!isSame || (await reader.line(0))) throw new RangeError('It is not what was written.')
  return end
}

const parsed = (line: Buffer): unknown => JSON.parse(String(line))

function inASentence(error: unknown, file: string, isOurs: boolean): unknown {
  if (error instanceof BackupError) return error
  const code = codeOf(error)
  if (code && !code.startsWith('Z_')) return new BackupError(words.unreadable(file, code))
  return new BackupError(isOurs ? words.damaged(file) : words.notOurs(file))
}
