import { fork } from 'node:child_process'
import { once } from 'node:events'
import { childEnd } from '@northword/e2e/child-end'

/** What the load generator is told over its channel. */
export interface Load {
  url: string
  connections: number
  /** For some time, or until so many requests were answered. */
  amount: { seconds: number } | { requests: number }
  /** Reads the address with these headers. */
  headers?: Record<string, string>
  /** Posts this to the address. With neither, it posts orders, each another one. */
  post?: object
}

/** What the load generator answers. */
interface Outcome {
  succeeded: number
  failed: number
  seconds: number
}

/**
 * Makes requests from a process of its own. Answers with requests per second.
 * @throws {Error} where one failed
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  const child = fork(new URL('load-generator.ts', import.meta.url))
  child.send(load)
  const [outcome] = (await once(child, 'message')) as [Outcome]
  child.kill()
  await childEnd(child)
  const { succeeded, failed, seconds } = outcome
  if (failed > 0) throw new Error(`${failed} requests to ${load.url} failed, ${succeeded} succeeded.`)
  return succeeded / seconds
}
