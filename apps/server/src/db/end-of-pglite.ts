import type { PGlite } from '@electric-sql/pglite'

/** Is told why the embedded database has come to its end; nothing may be asked of it any more. */
type OnEnd = (reason: string) => void

/**
 * Tells when the embedded database panics, as where the disk has no room for its log. What it has committed is safe, but
 * the instance is not: its next statement would never return, and hold the whole process. So `onEnd` must end the
 * process before another statement can begin.
 */
export function watchForPanic(pglite: PGlite, onEnd: OnEnd) {
  const run = pglite.execProtocolStream.bind(pglite)
  pglite.execProtocolStream = async (...statement) => {
    try {
      return await run(...statement)
    } catch (error) {
      if (isPanic(error)) onEnd(error.message)
      throw error
    }
  }
}

const isPanic = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'RuntimeError' ||
    ('severity' in error && ['PANIC', 'FATAL'].includes(String(error.severity))))

/** Ends the process, so that its supervisor starts another, which takes the database up where it was committed. */
export function endProcess(reason: string): never {
  process.stderr.write(
    `Northword has ended, because its database cannot go on: ${reason}. What was acknowledged is safe. If the disk of DATA_DIR is full, free some space; the next start takes up the rest.\n`,
  )
  process.exit(1)
}
