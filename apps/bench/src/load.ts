import { answerOf } from './program.ts'

/** The task of the load generator. */
export interface Load {
  url: string
  connections: number
  /** For some time, or until so many requests were answered. */
  amount: { seconds: number } | { requests: number }
  /** Requests begun in a second, whether earlier ones are answered or not; as many as are answered, if left out. */
  rate?: number
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
  /** The 99th percentile of the times to an answer, in milliseconds. */
  p99: number
}

const loadGenerator = new URL('load-generator.ts', import.meta.url)

/**
 * Makes requests from a process of its own. Answers with requests per second, and how long they took.
 * @throws {Error} where one failed
 */
export async function makeRequests(load: Load): Promise<{ perSecond: number; p99: number }> {
  const { succeeded, failed, seconds, p99 } = await answerOf<Outcome>(loadGenerator, load)
  if (failed > 0) throw new Error(`${failed} requests to ${load.url} failed, ${succeeded} succeeded.`)
  return { perSecond: succeeded / seconds, p99 }
}

/** As {@link makeRequests}, for their rate alone. */
export const requestsPerSecond = async (load: Load): Promise<number> => (await makeRequests(load)).perSecond
