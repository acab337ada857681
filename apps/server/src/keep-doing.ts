import type { FastifyBaseLogger } from 'fastify'
import { traceOf } from './errors/log-failure.ts'

interface Chore {
  do: () => Promise<void>
  everyMs: number
  /** What the log says where it fails; the next turn tries again. */
  failure: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Does a chore now and again and again, one turn after the other.
 * @returns the way to stop, which waits for what is under way
 */
export function keepDoing({ do: work, everyMs, failure, log }: Chore): () => Promise<void> {
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
