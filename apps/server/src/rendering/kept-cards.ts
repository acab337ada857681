import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { latestFirst } from '../builds/latest-first.ts'
import { isAssetName, loadAsset } from '../doors/pages/load-pages.ts'
import type { Pages } from '../doors/pages/pages.ts'
import { clock } from '../time/clock.ts'

/** Some six hundred cards. Those of the release that was rendered last stay whatever they take. */
const mostBytes = 32 * 1024 * 1024

const drawnIn = (dataDir: string) => path.resolve(dataDir, 'drawn')

/** Finds a card that this server has drawn, also of an earlier release: networks ask again for what was shared. */
export const cardIn =
  (dataDir: string): NonNullable<Pages['earlierFile']> =>
  async (pathname) =>
    isAssetName(pathname)
      ? loadAsset(path.join(drawnIn(dataDir), pathname)).catch(() => undefined)
      : undefined

/** Drawn cards in the data directory, by their address. Two releases that show the same share a file. */
export function keptCards(dataDir: string, most = mostBytes) {
  const fileOf = (src: string) => path.join(drawnIn(dataDir), src)
  return {
    /** Says whether a card is there, and keeps it longer. */
    async use(src: string): Promise<boolean> {
      const now = clock.now()
      return utimes(fileOf(src), now, now).then(
        () => true,
        () => false,
      )
    },
    /** Writes all or nothing, whatever dies meanwhile, also the machine. */
    async write(src: string, png: Uint8Array): Promise<void> {
      await mkdir(path.dirname(fileOf(src)), { recursive: true, mode: 0o700 })
      const draft = `${fileOf(src)}.${randomUUID()}`
      try {
        await writeFile(draft, png, { flush: true })
        await rename(draft, fileOf(src))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
    },
    /** Deletes what was used longest ago, if it may be deleted. @param shown cards that stay */
    async tidy(shown: readonly string[]): Promise<void> {
      const staying = new Set(shown.map(fileOf))
      let bytes = 0
      for (const file of await latestFirst(fileOf('/assets/cards'))) {
        bytes += await stat(file).then(
          ({ size }) => size,
          () => 0,
        )
        if (bytes > most && !staying.has(file)) await rm(file, { force: true }).catch(() => {})
      }
    },
  }
}
