import { readdirSync, readFileSync } from 'node:fs'
import { platform, setPriority } from 'node:os'

const threads = '/proc/self/task'

/** Of 0 to 19: a third of a page's claim to a processor, so that a login still ends on a busy machine. */
const niceness = 5

/** The threads of this process that hash passwords, by their Linux ids; Linux alone can tell. */
export function hashThreads(): number[] {
  if (platform() !== 'linux') return []
  return readdirSync(threads)
    .filter((id) => readFileSync(`${threads}/${id}/comm`, 'utf8').trim() === 'libuv-worker')
    .map(Number)
}

/**
 * Lets pages and orders go before hashes wherever a processor is short: on Linux a thread has a priority
 * of its own. They exist from the first hash on.
 */
export function lowerHashThreads() {
  for (const id of hashThreads()) setPriority(id, niceness)
}
