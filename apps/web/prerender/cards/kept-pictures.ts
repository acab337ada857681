import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures of earlier builds, by what they were drawn from. */
export interface KeptPictures {
  /** The picture of these sources: read from disk, or drawn and stored there. */
  take: (sources: unknown, draw: () => Promise<Buffer>) => Promise<Buffer>
}

/** Opens a folder of pictures. `tools` is all that shapes a picture besides its sources. */
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
      // Under its name only when it is whole: a build may end at any moment.
      const draft = join(folder, randomUUID())
      await writeFile(draft, picture)
      await rename(draft, file)
      return picture
    },
  }
}
