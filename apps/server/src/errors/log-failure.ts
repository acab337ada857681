import type { DomainError } from './domain-error.ts'

/** A log, as far as failures go there. */
interface ErrorLog {
  error: (details: object, message: string) => void
}

/** Logs a failure of ours. Mistakes of the sender are not logged, nor is `busy`, which a flood would bring often. */
export function logFailure(log: ErrorLog, failure: DomainError) {
  if (failure.status < 500 || failure.code === 'busy') return
  log.error({ failure: failure.code, ...traceOf(failure.cause) }, failure.message)
}

/** The loggable part of an error: its kind and stack frames, not its message, which may quote personal data. */
export function traceOf(cause: unknown) {
  if (!(cause instanceof Error)) return { cause: typeof cause }
  const { code, responseCode }: Error & { code?: unknown; responseCode?: unknown } = cause
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  return { cause: cause.name, code, responseCode, frames }
}
