import { statfs } from 'node:fs/promises'
import { builtSite } from '../builds/own-build.ts'

export interface Machine {
  /** Milliseconds since 1970. */
  now: () => number
  /** Bytes that the server's user may still write. */
  freeBytes: (folder: string) => Promise<number>
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
