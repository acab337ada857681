import type { FastifyBaseLogger } from 'fastify'
import type { DomainError } from './errors.ts'

/**
 * Logs a failure of ours, never one of the sender's. Only the cause's name, code and stack: a query's
 * text, which its message may quote, holds what people typed.
 */
export function logFailure(log: FastifyBaseLogger, failure: DomainError) {
  if (failure.status < 500) return
  const { cause } = failure
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  const frames = cause instanceof Error ? cause.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : []
  log.error(
    { failure: failure.code, cause: cause instanceof Error ? cause.name : typeof cause, code, frames },
    failure.message,
  )
}
