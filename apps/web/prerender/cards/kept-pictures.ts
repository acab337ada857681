import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Cache of pictures by their sources. */
export interface KeptPictures {
  /** Reads the picture, or draws and stores it. */
  take: (sources: unknown, draw: () => Promise<Buffer>) => Promise<Buffer>
}

/** Opens a cache folder. `tools` is part of the key: whatever shapes a picture besides its sources. */
export async function keepPictures(
  folder: string,
  tools: readonly (string | Buffer)[],
): Promise<KeptPictures> {
  await mkdir(folder, { recursive: true })
  const base = createHash('sha256')
  for (const tool of tools) base.update(tool)
  return {
    async take(sources, draw) {
      const key = base.copy().update(JSON.stringify(sources)).digest('hex')
      const file = join(folder, `${key}.png`)
      const kept = await readFile(file).catch(() => undefined)
      if (kept) return kept
      const picture = await draw()
      // Renamed when complete, because a build may be killed.
      const draft = join(folder, randomUUID())
      await writeFile(draft, picture)
      await rename(draft, file)
      return picture
    },
  }
}
