import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

/** Time after which a lock that nobody renews is that of a killed process, in milliseconds. */
const staleMs = 15_000

/**
 * Does work on `node_modules` or `dist` once no other process of this folder does any: two at once would delete each
 * other's files.
 */
export async function alone(work, lock = join(root, '.building')) {
  const free = () => rmSync(lock, { force: true })
  for (let isTold = false; !take(lock); await sleep(250)) {
    if (!isTold) console.error('Another process is installing or building here; waiting for it…')
    isTold = true
    if (isStale(lock)) free()
  }
  const renewing = setInterval(() => write(lock), 1_000)
  // A failed step ends the process.
  process.once('exit', free)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    process.off('exit', free)
    free()
  }
}

/** A lock that cannot be written holds nobody up: the work itself says why. */
const take = (lock) => write(lock, 'wx') !== 'EEXIST'

/** Returns the code of the failure; null: none. */
function write(lock, flag = 'w') {
  try {
    writeFileSync(lock, '', { flag })
    return null
  } catch (error) {
    return error.code
  }
}

function isStale(lock) {
  const modified = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  // Also one from the future: the clock was set back.
  return Math.abs(Date.now() - modified) > staleMs
}
