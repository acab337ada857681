import { AsyncLocalStorage } from 'node:async_hooks'
import { type BaseLogger, type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from '../env.ts'
import type { Level, Line } from './log-lines.ts'

/** Accepts only lines of the table. */
export interface Log {
  write: (line: Line, fields?: object) => void
}

type Names = Record<string, unknown>

const requests = new AsyncLocalStorage<Names>()

/** Runs a request's work, so that everything logged meanwhile has its ids. */
export const inRequest = (names: Names, work: () => void) => requests.run(names, work)

/**
 * Opens the process's log, as JSON lines. Lines caused by a request have its ids.
 * @returns the log and, for Fastify, its logger
 */
export function openLog({ LOG_LEVEL: level }: Pick<Env, 'LOG_LEVEL'>, lines?: DestinationStream) {
  // A request's child logger already has the ids; they must not appear twice.
  const mixin = (_line: object, _level: number, log: Logger) =>
    'requestId' in log.bindings() ? {} : { ...requests.getStore() }
  const loggerInstance = lines ? pino({ level, mixin }, lines) : pino({ level, mixin })
  return { log: logBy(loggerInstance), loggerInstance }
}

export const logBy = (logger: Pick<BaseLogger, Level>): Log => ({
  write: ({ level, sentence }, fields = {}) => logger[level](fields, sentence),
})
