import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Exited, or ended by a signal. */
const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

export async function childEnd(child: ChildProcess) {
  child.ref()
  if (!hasEnded(child)) await once(child, 'exit')
}

/** Sends a signal, SIGTERM by default, and resolves after the exit. */
export type EndChild = (signal?: NodeJS.Signals) => Promise<void>

/** Kills the child when this process exits. Returns a function that ends it earlier. */
export function endWithUs(child: ChildProcess, signalAtExit: NodeJS.Signals = 'SIGKILL'): EndChild {
  const kill = () => child.kill(signalAtExit)
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return async (signal) => {
    child.kill(signal)
    await childEnd(child)
  }
}

interface Serving {
  /** Polled. */
  isServing: () => Promise<boolean>
  logs: () => string | Promise<string>
  withinMs?: number
}

/**
 * Waits until a child process serves.
 * @throws {Error} with its output, if it exits or times out
 */
export async function untilServing(child: ChildProcess, { isServing, logs, withinMs = 60_000 }: Serving) {
  const deadline = performance.now() + withinMs
  while (!(await isServing())) {
    const failure = hasEnded(child) ? 'ended' : performance.now() > deadline && `took ${withinMs / 1000} s`
    if (failure) throw new Error(`${child.spawnfile} ${failure} before it served anything:\n${await logs()}`)
    await sleep(20)
  }
}
