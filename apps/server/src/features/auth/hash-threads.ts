import { readdirSync, readFileSync } from 'node:fs'
import { platform, setPriority } from 'node:os'

const threads = '/proc/self/task'

/** From 0 to 19. At 5 a hash gets a third of a page's share of a processor: sign-ins still end on a busy machine. */
const niceness = 5

/** The Linux ids of the threads that hash passwords; empty on other systems. */
export function hashThreads(): number[] {
  if (platform() !== 'linux') return []
  return readdirSync(threads)
    .filter((id) => readFileSync(`${threads}/${id}/comm`, 'utf8').trim() === 'libuv-worker')
    .map(Number)
}

/**
 * Gives pages and orders precedence over hashes on a busy machine: on Linux a thread has its own priority. The threads
 * exist from the first hash on.
 */
export function lowerHashThreads() {
  for (const id of hashThreads()) setPriority(id, niceness)
}
