import type { DomainError } from '../errors/domain-error.ts'
import { lines } from './log-lines.ts'
import type { Log } from './log.ts'

/** Logs our own faults. Skips mistakes of senders, and `busy`, which a flood would repeat. */
export function logFailure(log: Log, failure: DomainError, about: object) {
  if (failure.status < 500 || failure.code === 'busy') return
  const { code, status, cause } = failure
  log.write(lines.failed(failure), { failure: code, status, ...about, ...traceOf(cause) })
}

/** Loggable part of an error: kind and stack frames. Its message may quote personal data. */
export function traceOf(cause: unknown) {
  if (!(cause instanceof Error)) return { cause: typeof cause }
  const { code, responseCode }: Error & { code?: unknown; responseCode?: unknown } = cause
  const frames = cause.stack?.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  return { cause: cause.name, code, ...innermostCode(cause), responseCode, frames }
}

/** Code of the innermost error, from the database or the network: `53100` is a full disk. */
function innermostCode(error: Error) {
  let [inner, depth]: [Error, number] = [error, 0]
  while (inner.cause instanceof Error && depth < 10) [inner, depth] = [inner.cause, depth + 1]
  return inner !== error && 'code' in inner && { innerCode: inner.code }
}
