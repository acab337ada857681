import { answerOf } from '../processes/program.ts'

/** Task of the load generator. */
export interface Load {
  url: string
  connections: number
  /** For a time, or a number of answered requests. */
  amount: { seconds: number } | { requests: number }
  /** Most requests per second over all connections. Default: unlimited. */
  rate?: number
  /** GET with these headers. */
  headers?: Record<string, string>
  /** POST of this body. Default, without headers: orders, all different. */
  post?: object
}

export interface Outcome {
  succeeded: number
  /** Status other than 2xx. */
  refused: number
  /** Reset, or no answer within ten seconds. */
  unanswered: number
  /** Duration of the run. */
  seconds: number
  /** 99th percentile of the times to a 2xx, in milliseconds. */
  p99: number
}

const loadGenerator = new URL('load-generator.ts', import.meta.url)

/** In a separate process. */
export const makeRequests = (load: Load): Promise<Outcome> => answerOf<Outcome>(loadGenerator, load)

/**
 * Answered requests per second.
 * @throws {Error} if one failed
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  const { succeeded, refused, unanswered, seconds } = await makeRequests(load)
  if (refused + unanswered > 0)
    throw new Error(
      `Of the requests to ${load.url} ${succeeded} succeeded, ${refused} were refused and ${unanswered} not answered.`,
    )
  return succeeded / seconds
}
