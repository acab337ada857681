import { checks } from '@northword/content/checks'
import type { Deps } from '../doors/context.ts'
import { traceOf } from '../logs/log-failure.ts'
import type { Line } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'

/** The chores of the server, each under a name of its own. */
export interface Chores {
  /**
   * Runs one chore. A failure goes into the log and the metrics, and owners see it until the chore has worked again; it never
   * reaches the caller.
   * @param name as in the metrics, where there may be no more of them than chores
   */
  do: (name: string, failure: Line<'error'>, work: () => Promise<unknown>) => Promise<void>
}

/** Keeps account of the chores of this process. */
export function createChores({
  metrics,
  warnings,
  log,
}: Pick<Deps, 'metrics' | 'warnings'> & { log: Log }): Chores {
  const failing = new Set<string>()
  const tell = (name: string, hasFailed: boolean) => {
    metrics?.choreDone(name, hasFailed)
    if (hasFailed) failing.add(name)
    else failing.delete(name)
    const sentence = checks.choresFailing([...failing].join(', '))
    warnings.replace('chores', failing.size > 0 ? [{ check: 'choresFailing', sentence }] : [])
  }
  return {
    async do(name, failure, work) {
      try {
        await work()
        tell(name, false)
      } catch (error) {
        tell(name, true)
        const causes: unknown[] = error instanceof AggregateError ? error.errors : [error]
        for (const cause of causes) log.write(failure, { chore: name, ...traceOf(cause) })
      }
    },
  }
}
