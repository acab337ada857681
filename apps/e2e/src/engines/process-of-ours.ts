import type { ChildProcess } from 'node:child_process'
import { childEnd } from '../child-end.ts'

/** Lets a process end with this one at the latest; returns what ends it now and waits for that. */
export function endWithUs(child: ChildProcess): () => Promise<void> {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return async () => {
    process.off('exit', kill)
    child.kill()
    await childEnd(child)
  }
}
