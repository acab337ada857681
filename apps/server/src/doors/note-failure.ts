import type { FastifyRequest } from 'fastify'
import type { DomainError } from '../errors/domain-error.ts'
import { logFailure } from '../logs/log-failure.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { routeOf } from './measure-requests.ts'
import { logOf } from './request-id.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics | null
  }
  interface FastifyRequest {
    /** On the clock of `performance.now`. */
    startedAt: number
  }
}

/** Counts a failure that somebody is told of, once; where it is ours, the log says what was asked for, too. */
export function noteFailure(request: FastifyRequest, failure: DomainError) {
  const { method, server, startedAt } = request
  server.metrics?.refused(failure.code)
  const ms = Math.round(performance.now() - startedAt)
  logFailure(logOf(request), failure, { method, route: routeOf(request), ms })
}
