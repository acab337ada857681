import { answerOf } from './program.ts'

/** The task of the load generator. */
export interface Load {
  url: string
  connections: number
  /** For some time, or until so many requests were answered. */
  amount: { seconds: number } | { requests: number }
  /** Reads the address with these headers. */
  headers?: Record<string, string>
  /** Posts this to the address. With neither headers nor this, it posts orders, no two alike. */
  post?: object
}

/** The answer of the load generator. */
interface Outcome {
  succeeded: number
  failed: number
  seconds: number
}

const loadGenerator = new URL('load-generator.ts', import.meta.url)

/**
 * Makes requests from a process of its own. Answers with requests per second.
 * @throws {Error} where one failed
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  const { succeeded, failed, seconds } = await answerOf<Outcome>(loadGenerator, load)
  if (failed > 0) throw new Error(`${failed} requests to ${load.url} failed, ${succeeded} succeeded.`)
  return succeeded / seconds
}
