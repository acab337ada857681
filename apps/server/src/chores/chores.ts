import { checks } from '@northword/content/operate/checks'
import type { Deps } from '../doors/context.ts'
import { traceOf } from '../logs/log-failure.ts'
import type { Line } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import { repeat } from './repeat.ts'

export interface Chores {
  /**
   * Runs a chore and never rejects. A failure is counted, shown to owners until the chore succeeds, and logged once
   * for as long as the chore fails by it.
   * @param name label in the metrics, so from a fixed set
   */
  do: (name: string, failure: Line<'error'>, work: () => Promise<unknown>) => Promise<void>
  /** Does a chore now and at intervals. @returns a function that stops it and waits for the running turn */
  repeat: (chore: Repeated) => () => Promise<void>
}

interface Repeated {
  name: string
  do: () => Promise<unknown>
  everyMs: number
  failure: Line<'error'>
}

type Trace = ReturnType<typeof traceOf>

export function createChores({
  metrics,
  warnings,
  log,
}: Pick<Deps, 'metrics' | 'warnings'> & { log: Log }): Chores {
  /** Failures in the latest turn of each failing chore. */
  const failing = new Map<string, Map<string, Trace[]>>()
  const tell = (name: string, failure: Line<'error'>, causes: unknown[]) => {
    const told = failing.get(name)
    const failures = Map.groupBy(causes.map(traceOf), keyOf)
    metrics?.choreDone(name, failures.size > 0)
    if (failures.size > 0) failing.set(name, failures)
    else failing.delete(name)
    const sentence = checks.choresFailing([...failing.keys()].join(', '))
    warnings.replace('chores', failing.size > 0 ? [{ check: 'choresFailing', sentence }] : [])
    for (const [key, alike] of failures)
      for (const trace of alike.slice(told?.get(key)?.length)) log.write(failure, { chore: name, ...trace })
  }
  const chores: Chores = {
    async do(name, failure, work) {
      try {
        await work()
        tell(name, failure, [])
      } catch (error) {
        tell(name, failure, error instanceof AggregateError ? error.errors : [error])
      }
    },
    repeat: ({ name, do: work, everyMs, failure }) =>
      repeat({ do: () => chores.do(name, failure, work), everyMs, failure, log }),
  }
  return chores
}

/** The same for a failure at the same place, whatever called the chore. */
const keyOf = (trace: Trace) =>
  JSON.stringify({ ...trace, ...('frames' in trace && { frames: trace.frames?.[0] }) })
