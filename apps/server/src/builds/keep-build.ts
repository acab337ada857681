import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { clock } from '../time/clock.ts'

/** How long the files of a build are kept after it was last served. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Folders of the built site whose files have names that change with what is in them, by where they are served. */
const folders = { assets: 'client/assets', 'desk/assets': 'desk/desk/assets' }

/** The folder of the data directory with a folder for each build of the last week. */
export const buildsIn = (dataDir: string) => path.resolve(dataDir, 'builds')

/**
 * Keeps a copy of the files that pages of this build load, because a newer build, in the same place, takes them away under pages
 * that are still open. Forgets those that have not been served for a week. To be called now and then: a folder says by its time
 * when its build was last served.
 * @param site the folder with the built site
 */
export async function keepBuild(site: string, dataDir: string): Promise<void> {
  const builds = buildsIn(dataDir)
  await mkdir(builds, { recursive: true, mode: 0o700 })
  const own = path.join(builds, await nameOf(site))
  if (!existsSync(own)) await copyTo(own, site)
  const now = clock.now()
  await utimes(own, now, now)
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name)
    const { mtime } = await stat(folder)
    if (now.getTime() - mtime.getTime() > keptMs) await rm(folder, { recursive: true, force: true })
  }
}

/** Builds of the same files have the same name. */
async function nameOf(site: string): Promise<string> {
  const lists = await Promise.all(Object.values(folders).map((folder) => filesOf(path.join(site, folder))))
  return createHash('sha256').update(lists.flat().toSorted().join('\n')).digest('hex').slice(0, 16)
}

async function filesOf(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder, { recursive: true }) : []
}

/** Whether this is the name of a build that was copied to its end. */
export const isWhole = (name: string) => !name.includes('.')

async function copyTo(folder: string, site: string) {
  const part = `${folder}.${process.pid}`
  await rm(part, { recursive: true, force: true })
  try {
    for (const [to, from] of Object.entries(folders)) {
      const source = path.join(site, from)
      // A tenth of a second, once for each build. The one that does not block takes eight times as much of the processor.
      if (existsSync(source)) cpSync(source, path.join(part, to), { recursive: true })
    }
    await rename(part, folder)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error
  }
}
