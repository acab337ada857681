import type { FastifyBaseLogger } from 'fastify'
import type { DomainError } from './domain-error.ts'

/** Logs a failure of ours, never one of the sender's; nor each refusal of a flood, which would be a flood of lines. */
export function logFailure(log: FastifyBaseLogger, failure: DomainError) {
  if (failure.status < 500 || failure.code === 'busy') return
  log.error({ failure: failure.code, ...traceOf(failure.cause) }, failure.message)
}

/** What of an error may be logged: what kind it is and where it came from, never what it quotes. */
export function traceOf(cause: unknown) {
  if (!(cause instanceof Error)) return { cause: typeof cause }
  const { code, responseCode }: Error & { code?: unknown; responseCode?: unknown } = cause
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  return { cause: cause.name, code, responseCode, frames }
}
