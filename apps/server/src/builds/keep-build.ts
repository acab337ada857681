import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { clock } from '../time/clock.ts'
import { isAssetName, loadAsset } from '../doors/pages/load-pages.ts'
import type { Pages } from '../doors/pages/pages.ts'
import { latestFirst } from './latest-first.ts'

const keptMs = 7 * 24 * 60 * 60 * 1000

/** Folders of the built site with content hashes in file names, by URL path. */
const folders = { assets: 'client/assets', 'desk/assets': 'desk/desk/assets' }

/**
 * Copies this build's assets, since a newer build deletes them while pages are still open, and deletes builds not
 * served for a week. Call it regularly: a folder's mtime says when its build was last served.
 * @param site folder of the built site
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

/** Searches the builds kept by `keepBuild`, latest first. Any of them may be deleted meanwhile. */
export const earlierFileIn =
  (dataDir: string): NonNullable<Pages['earlierFile']> =>
  async (pathname) => {
    if (!isAssetName(pathname)) return undefined
    for (const build of await latestFirst(buildsIn(dataDir))) {
      if (!isWhole(path.basename(build))) continue
      const file = await loadAsset(path.join(build, pathname)).catch(() => undefined)
      if (file) return file
    }
    return undefined
  }

const buildsIn = (dataDir: string) => path.resolve(dataDir, 'builds')

/** Hash of the file names, so equal builds share a name. */
async function nameOf(site: string): Promise<string> {
  const lists = await Promise.all(Object.values(folders).map((folder) => filesOf(path.join(site, folder))))
  return createHash('sha256').update(lists.flat().toSorted().join('\n')).digest('hex').slice(0, 16)
}

async function filesOf(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder, { recursive: true }) : []
}

/** True for a build that was copied completely. */
const isWhole = (name: string) => !name.includes('.')

async function copyTo(folder: string, site: string) {
  const part = `${folder}.${process.pid}`
  await rm(part, { recursive: true, force: true })
  try {
    for (const [to, from] of Object.entries(folders)) {
      const source = path.join(site, from)
      // Blocks for a tenth of a second, once per build. The async version takes eight times the processor time.
      if (existsSync(source)) cpSync(source, path.join(part, to), { recursive: true })
    }
    await rename(part, folder)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    // Another process may have been faster.
    if (!existsSync(folder)) throw error
  }
}
