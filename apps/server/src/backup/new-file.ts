import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { commands } from '@northword/content/operate/commands'
import { codeOf } from '../errors/code-of.ts'
import { BackupError } from './backup-error.ts'

const words = commands.backup

/** A file written under a temporary name, mode 0600. */
export interface NewFile {
  partial: string
  handle: FileHandle
  /** Gives it its name and syncs the folder. */
  keep: () => Promise<void>
  discard: () => Promise<void>
}

/** Begins a file. Its name must be free, now and in `keep`. @throws {BackupError} */
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

const isThere = (error: unknown) => codeOf(error) === 'EEXIST'

async function expectFree(file: string) {
  const there = await stat(file).catch(() => null)
  if (there) throw new BackupError(there.isDirectory() ? words.isFolder(file) : words.exists(file))
}

/** `link` fails if the name was taken meanwhile, unlike `rename`. Not every file system supports it. */
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

/** A name survives a power cut once its folder is synced. */
async function onDisk(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

/** Code of an error, else its text, for the operator. */
export const failureOf = (error: unknown): string => codeOf(error) || String(error)
