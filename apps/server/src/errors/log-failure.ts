import type { DomainError } from './domain-error.ts'

/** A log, as far as failures go there. */
interface ErrorLog {
  error: (details: object, message: string) => void
}

/**
 * Logs a failure of ours. Mistakes of the sender are not logged, nor is `busy`, which a flood would bring often.
 * @param about what failed
 */
export function logFailure(log: ErrorLog, failure: DomainError, about: object) {
  if (failure.status < 500 || failure.code === 'busy') return
  const { code, status, cause, message } = failure
  log.error({ failure: code, status, ...about, ...traceOf(cause) }, message)
}

/** The loggable part of an error: its kind and stack frames, not its message, which may quote personal data. */
export function traceOf(cause: unknown) {
  if (!(cause instanceof Error)) return { cause: typeof cause }
  const { code, responseCode }: Error & { code?: unknown; responseCode?: unknown } = cause
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  return { cause: cause.name, code, ...innermostCode(cause), responseCode, frames }
}

/** What the database or the network said, under what was wrapped around it: `53100` is a full disk. */
function innermostCode(error: Error) {
  let [inner, depth]: [Error, number] = [error, 0]
  while (inner.cause instanceof Error && depth < 10) [inner, depth] = [inner.cause, depth + 1]
  return inner !== error && 'code' in inner && { innerCode: inner.code }
}
