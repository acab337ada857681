import { traceOf } from '../logs/log-failure.ts'
import type { Line } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'

interface Chore {
  /** Is not done again after it has said `done`. */
  do: () => Promise<'done' | void>
  everyMs: number
  /** The log line for a failure; the next turn tries again. */
  failure: Line<'error'>
  log: Log
}

/**
 * Runs a chore at once and then at intervals, one turn after the other.
 * @returns a function that stops it and waits for the turn under way
 */
export function repeat({ do: work, everyMs, failure, log }: Chore): () => Promise<void> {
  const turn = async () => {
    try {
      if ((await work()) === 'done') clearInterval(timer)
    } catch (error) {
      log.write(failure, traceOf(error))
    }
  }
  let running = turn()
  const timer = setInterval(() => {
    running = running.then(turn)
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
