import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Whether a child process is gone, by itself or by a signal. */
export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Resolves once a child process is gone. */
export async function childEnd(child: ChildProcess) {
  child.ref()
  if (!hasEnded(child)) await once(child, 'exit')
}
