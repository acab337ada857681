import { statfs } from 'node:fs/promises'
import { builtSite } from '../built-site.ts'

/** What the checks ask of the machine. */
export interface Machine {
  /** Milliseconds since 1970. */
  now: () => number
  /** What the user of the server may still write to the disk of a folder. */
  freeBytes: (folder: string) => Promise<number>
  /** The folder with the built site. */
  site: string
}

/** The machine that this process runs on. */
export const thisMachine: Machine = {
  now: Date.now,
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  site: builtSite,
}
