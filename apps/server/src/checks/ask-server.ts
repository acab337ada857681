import { isIPv6 } from 'node:net'
import type { Env } from '../env.ts'

const patienceMs = 3_000

/** Health paths with the answer of a healthy server. */
const statuses = { '/livez': 'live', '/readyz': 'ready' } as const

/** Base URL of the configured server, from this machine. */
export function ownAddress({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`
}

/** Asks the running server for its health. `nobody`: no answer, or another program's. */
export async function askServer(
  env: Pick<Env, 'HOST' | 'PORT'>,
  path: keyof typeof statuses,
): Promise<'yes' | 'no' | 'nobody'> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(`${ownAddress(env)}${path}`, { signal, redirect: 'manual' })
    if (answer.status === 503) return 'no'
    const body: unknown = await answer.json()
    return isStatus(body, statuses[path]) ? 'yes' : 'nobody'
  } catch {
    return 'nobody'
  }
}

const isStatus = (body: unknown, status: string) =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === status
