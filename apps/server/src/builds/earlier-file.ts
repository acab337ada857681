import path from 'node:path'
import { isAssetName, loadAsset } from '../doors/pages/load-pages.ts'
import type { Pages } from '../doors/pages/pages.ts'
import { buildsIn, isWhole } from './keep-build.ts'
import { latestFirst } from './latest-first.ts'

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
