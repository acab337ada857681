import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

/** What tells whose lines these are. */
type Names = Record<string, unknown>

const requests = new AsyncLocalStorage<Names>()

/** Does work of a request: whatever is logged meanwhile, by whomever, has its names. */
export const inRequest = (names: Names, work: () => void) => requests.run(names, work)

/** The log of a process, in lines of JSON. Each line that a request causes names it. */
export function openLog({ LOG_LEVEL: level }: Pick<Env, 'LOG_LEVEL'>, lines?: DestinationStream): Logger {
  // The log of a request has its names already; a line has each only once.
  const mixin = (_line: object, _level: number, log: Logger) =>
    'requestId' in log.bindings() ? {} : { ...requests.getStore() }
  return lines ? pino({ level, mixin }, lines) : pino({ level, mixin })
}
