import { statfs } from 'node:fs/promises'
import { builtSite } from '../built-site.ts'

/** The machine as the checks see it. */
export interface Machine {
  /** Milliseconds since 1970. */
  now: () => number
  /** Bytes that the server's user may still write. */
  freeBytes: (folder: string) => Promise<number>
  /** Folder with the built site. */
  site: string
}

export const thisMachine: Machine = {
  now: Date.now,
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  site: builtSite,
}
