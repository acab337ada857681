import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Paths in a folder by their times, the latest first; none without the folder. Any may be deleted meanwhile. */
export async function latestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const dated = await Promise.all(
    names.map(async (name) => {
      const each = path.join(folder, name)
      const { mtimeMs } = await stat(each).catch(() => ({ mtimeMs: 0 }))
      return { each, mtimeMs }
    }),
  )
  return dated.toSorted((one, other) => other.mtimeMs - one.mtimeMs).map(({ each }) => each)
}
