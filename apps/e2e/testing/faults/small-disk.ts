import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system that can be filled. */
export interface SmallDisk {
  folder: string
  /** Uses up all space except `leftMb` MB. */
  fill: (leftMb?: number) => void
  free: () => void
  close: () => void
}

/** A tmpfs; undefined if this user cannot mount. */
export function openSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'northword-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: (leftMb = 0) => fillDisk(folder, ballast, leftMb * 1e6),
    free: () => rmSync(ballast, { force: true }),
    close() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

const block = Buffer.alloc(64 * 1024)

function fillDisk(folder: string, ballast: string, left: number) {
  const file = openSync(ballast, 'a')
  const room = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize - left
  }
  try {
    for (let bytes = room(); bytes > 0; bytes = room())
      writeSync(file, block.subarray(0, Math.min(bytes, block.length)))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}
