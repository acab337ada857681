import { traceOf } from './errors/log-failure.ts'

interface Chore {
  do: () => Promise<void>
  everyMs: number
  /** The log line for a failure; the next turn tries again. */
  failure: string
  log: { error: (details: object, message: string) => void }
}

/**
 * Runs a chore at once and then at intervals, one turn after the other.
 * @returns a function that stops it and waits for the turn under way
 */
export function repeat({ do: work, everyMs, failure, log }: Chore): () => Promise<void> {
  const turn = () => work().catch((error: unknown) => log.error(traceOf(error), failure))
  let running = turn()
  const timer = setInterval(() => {
    running = running.then(turn)
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
