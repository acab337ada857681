import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isAssetName, loadAsset } from '../doors/pages/load-pages.ts'
import type { Pages } from '../doors/pages/pages.ts'
import { buildsIn, isWhole } from './keep-build.ts'

/** Searches the builds kept by `keepBuild`, latest first. Any of them may be deleted meanwhile. */
export const earlierFileIn =
  (dataDir: string): NonNullable<Pages['earlierFile']> =>
  async (pathname) => {
    if (!isAssetName(pathname)) return undefined
    for (const build of await latestFirst(buildsIn(dataDir))) {
      const file = await loadAsset(path.join(build, pathname)).catch(() => undefined)
      if (file) return file
    }
    return undefined
  }

async function latestFirst(builds: string): Promise<string[]> {
  const names = await readdir(builds).catch(() => [])
  const dated = await Promise.all(
    names.filter(isWhole).map(async (name) => {
      const folder = path.join(builds, name)
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }))
      return { folder, mtimeMs }
    }),
  )
  return dated.toSorted((one, other) => other.mtimeMs - one.mtimeMs).map(({ folder }) => folder)
}
