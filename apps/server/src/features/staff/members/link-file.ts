import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A file with a one-time link, readable only by the server's user. */
export interface LinkFile {
  path: string
  /** The link; empty without a file. */
  read: () => Promise<string>
  write: (url: string) => Promise<void>
  /** Does nothing without a file. */
  remove: () => Promise<void>
}

/** @param directory `DATA_DIR` */
export function linkFileIn(directory: string, name: 'setup-link' | 'reset-link'): LinkFile {
  const file = path.resolve(directory, name)
  return {
    path: file,
    read: () =>
      readFile(file, 'utf8').then(
        (text) => text.trim(),
        () => '',
      ),
    async write(url) {
      const draft = `${file}.${process.pid}`
      await mkdir(path.dirname(file), { mode: 0o700 }).catch(() => {})
      await rm(draft, { force: true })
      await writeFile(draft, `${url}\n`, { mode: 0o600, flag: 'wx' })
      await rename(draft, file)
    },
    remove: () => rm(file, { force: true }).catch(() => {}),
  }
}
