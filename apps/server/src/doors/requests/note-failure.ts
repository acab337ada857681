import type { FastifyRequest } from 'fastify'
import type { DomainError } from '../../errors/domain-error.ts'
import { logFailure } from '../../logs/log-failure.ts'
import type { Metrics } from '../../metrics/metrics.ts'
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

/** Counts a failure. Logs it with the request if it is our fault. */
export function noteFailure(request: FastifyRequest, failure: DomainError) {
  const { method, server, startedAt } = request
  server.metrics?.refused(failure.code)
  const ms = Math.round(performance.now() - startedAt)
  logFailure(logOf(request), failure, { method, route: routeOf(request), ms })
}
