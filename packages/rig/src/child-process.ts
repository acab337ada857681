import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether a child process is gone, by itself or by a signal. */
const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Resolves once a child process is gone. */
export async function childEnd(child: ChildProcess) {
  child.ref()
  if (!hasEnded(child)) await once(child, 'exit')
}

/** Ends a child process with a signal, SIGTERM by default, and resolves once it is gone. */
export type EndChild = (signal?: NodeJS.Signals) => Promise<void>

/**
 * Makes a child process end with this one at the latest, by the signal given; returns the function that ends it
 * before.
 */
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
  /** Asked again and again. */
  isServing: () => Promise<boolean>
  /** Everything that the process printed. */
  logs: () => string | Promise<string>
  withinMs?: number
}

/**
 * Waits until a child process serves.
 * @throws {Error} with what it printed, where it ends or takes longer
 */
export async function untilServing(child: ChildProcess, { isServing, logs, withinMs = 60_000 }: Serving) {
  const deadline = performance.now() + withinMs
  while (!(await isServing())) {
    const failure = hasEnded(child) ? 'ended' : performance.now() > deadline && `took ${withinMs / 1000} s`
    if (failure) throw new Error(`${child.spawnfile} ${failure} before it served anything:\n${await logs()}`)
    await sleep(20)
  }
}
