import type { PGlite } from '@electric-sql/pglite'

/** Called when PGlite has failed. Nothing may be asked of it any more. */
type OnEnd = (reason: string) => void

/**
 * Calls `onEnd` when PGlite panics, for instance on a full disk. Committed data is safe, but the next statement would
 * block the process for ever, so `onEnd` must exit first.
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

/** Exits, so that the supervisor starts another process, which opens the database at its last commit. */
export function endProcess(reason: string): never {
  process.stderr.write(
    `Northword has ended, because its database cannot go on: ${reason}. What was acknowledged is safe. If the disk of DATA_DIR is full, free some space; the next start takes up the rest.\n`,
  )
  process.exit(1)
}
