import { traceOf } from '../logs/log-failure.ts'
import type { Line } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'

interface Chore {
  /** `done` ends the repetition. */
  do: () => Promise<'done' | void>
  everyMs: number
  /** Log line of a failure. The next turn tries again. */
  failure: Line<'error'>
  log: Log
}

/**
 * Runs a chore at once and then at intervals. Turns do not overlap; missed ones are skipped.
 * @returns a function that stops it and waits for the running turn
 */
export function repeat({ do: work, everyMs, failure, log }: Chore): () => Promise<void> {
  let isAtWork = false
  const turn = async () => {
    isAtWork = true
    try {
      if ((await work()) === 'done') clearInterval(timer)
    } catch (error) {
      log.write(failure, traceOf(error))
    } finally {
      isAtWork = false
    }
  }
  let running = turn()
  const timer = setInterval(() => {
    if (!isAtWork) running = turn()
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
