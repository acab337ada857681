import { AsyncLocalStorage } from 'node:async_hooks'
import { type BaseLogger, type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from '../env.ts'
import type { Level, Line } from './log-lines.ts'

/** A log, which takes the lines of the table alone. */
export interface Log {
  write: (line: Line, fields?: object) => void
}

/** Fields that name a request and its actor. */
type Names = Record<string, unknown>

const requests = new AsyncLocalStorage<Names>()

/** Does work of a request: whatever is logged meanwhile, by whomever, has its names. */
export const inRequest = (names: Names, work: () => void) => requests.run(names, work)

/**
 * The log of a process, in lines of JSON. Each line that a request causes names it.
 * @returns it and, for Fastify, what it writes by
 */
export function openLog({ LOG_LEVEL: level }: Pick<Env, 'LOG_LEVEL'>, lines?: DestinationStream) {
  // The log of a request has its names already; a line has each only once.
  const mixin = (_line: object, _level: number, log: Logger) =>
    'requestId' in log.bindings() ? {} : { ...requests.getStore() }
  const loggerInstance = lines ? pino({ level, mixin }, lines) : pino({ level, mixin })
  return { log: logBy(loggerInstance), loggerInstance }
}

/** The log that a logger writes, such as that of a request. */
export const logBy = (logger: Pick<BaseLogger, Level>): Log => ({
  write: ({ level, sentence }, fields = {}) => logger[level](fields, sentence),
})
