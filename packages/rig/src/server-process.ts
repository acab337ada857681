import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serverCommand, serverEnv } from '../../../bin/server-command.mjs'
import { type EndChild, endWithUs, untilServing } from './child-process.ts'
import { env } from './env.ts'

const ours = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

export interface ServerProcess {
  child: ChildProcess
  /** Its output, after the logs of its predecessors. */
  logs: () => string
  end: EndChild
}

/**
 * Starts the server as `npm start` does, with these settings and none of the caller's. It ends with this process.
 * @param root folder of another built release; default: this one
 */
export function startServer(settings: Record<string, string>, earlierLogs = '', root = ours): ServerProcess {
  const inRoot = (path: string) => path.replace(ours, root)
  const [node = process.execPath, ...args] = serverCommand.map(inRoot)
  const cache = inRoot(serverEnv.NODE_COMPILE_CACHE)
  const child = spawn(node, args, {
    cwd: root,
    env: { PATH: env.path, ...serverEnv, NODE_COMPILE_CACHE: cache, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let logs = earlierLogs
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (logs += String(chunk)))
  return { child, logs: () => logs, end: endWithUs(child) }
}

/**
 * Resolves to the milliseconds until `/readyz` answered 200.
 * @throws {Error} with the logs, if the server exits or needs more than a minute
 */
export async function readyAfter({ child, logs }: ServerProcess, url: string): Promise<number> {
  const started = performance.now()
  await untilServing(child, { isServing: () => isReady(url), logs })
  return performance.now() - started
}

async function isReady(url: string) {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.status === 200
}
