import { checks } from '@northword/content/operate/checks'
import type { Deps } from '../doors/context.ts'
import { traceOf } from '../logs/log-failure.ts'
import type { Line } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'

export interface Chores {
  /**
   * Runs a chore and never rejects. Logs and counts a failure, and shows it to owners until the chore succeeds.
   * @param name label in the metrics, so from a fixed set
   */
  do: (name: string, failure: Line<'error'>, work: () => Promise<unknown>) => Promise<void>
}

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
