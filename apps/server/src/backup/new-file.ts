import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { commands } from '@northword/content/commands'
import { codeOf } from '../errors/code-of.ts'
import { BackupError } from './backup-error.ts'

const words = commands.backup

/** A file that is being written under another name, which only its user can read. */
export interface NewFile {
  /** Where it is until it is whole. */
  partial: string
  handle: FileHandle
  /** Gives it its name, once and for all on the disk. */
  keep: () => Promise<void>
  /** Deletes it. */
  discard: () => Promise<void>
}

/**
 * Begins a file, whose name must be free, now and when it is kept.
 * @throws {BackupError}
 */
export async function beginFile(file: string): Promise<NewFile> {
  await expectFree(file)
  const partial = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.partial`)
  const handle = await open(partial, 'wx', 0o600).catch((error: unknown) => {
    throw new BackupError(words.notWritable(file, failureOf(error)), { cause: error })
  })
  return {
    partial,
    handle,
    async keep() {
      await takeName(partial, file)
      await onDisk(path.dirname(file))
    },
    async discard() {
      await handle.close().catch(() => {})
      await rm(partial, { force: true })
    },
  }
}

/** Whether the error says that something is there already. */
const isThere = (error: unknown) => codeOf(error) === 'EEXIST'

async function expectFree(file: string) {
  const there = await stat(file).catch(() => null)
  if (there) throw new BackupError(there.isDirectory() ? words.isFolder(file) : words.exists(file))
}

/** Only a link is refused where the name has been taken meanwhile; not every file system has them. */
async function takeName(partial: string, file: string) {
  try {
    await link(partial, file)
    await rm(partial)
  } catch (error) {
    await expectFree(file)
    if (isThere(error)) throw error
    await rename(partial, file)
  }
}

/** A name is safe from a power cut once its folder is. */
async function onDisk(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

/** What an operator is told of a failure: its code or, where it has none, what it says. */
export const failureOf = (error: unknown): string => codeOf(error) || String(error)
