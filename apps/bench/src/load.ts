import { answerOf } from './program.ts'

/** The task of the load generator. */
export interface Load {
  url: string
  connections: number
  /** For some time, or until so many requests were answered. */
  amount: { seconds: number } | { requests: number }
  /** The most requests begun in a second, on all connections together; as many as are answered, if left out. */
  rate?: number
  /** Reads the address with these headers. */
  headers?: Record<string, string>
  /** Posts this to the address. With neither headers nor this, it posts orders, no two alike. */
  post?: object
}

/** What became of the requests. */
export interface Outcome {
  succeeded: number
  /** Answered with another status than 2xx. */
  refused: number
  /** Cut off, or without an answer for ten seconds. */
  unanswered: number
  /** How long it took, in seconds. */
  seconds: number
  /** The 99th percentile of the times to a 2xx, in milliseconds. */
  p99: number
}

const loadGenerator = new URL('load-generator.ts', import.meta.url)

/** Makes requests from a process of its own. */
export const makeRequests = (load: Load): Promise<Outcome> => answerOf<Outcome>(loadGenerator, load)

/**
 * Makes requests and answers with how many were answered in a second.
 * @throws {Error} where one failed
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  const { succeeded, refused, unanswered, seconds } = await makeRequests(load)
  if (refused + unanswered > 0)
    throw new Error(
      `Of the requests to ${load.url} ${succeeded} succeeded, ${refused} were refused and ${unanswered} not answered.`,
    )
  return succeeded / seconds
}
