import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DomainError } from '../../errors/domain-error.ts'
import { logFailure } from '../../logs/log-failure.ts'
import { lines } from '../../logs/log-lines.ts'
import type { Log } from '../../logs/log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
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

/** Slower answers get a log line. */
const slowMs = 2_000

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Logs slow answers and counts all. */
export function measureRequests(app: FastifyInstance, metrics: Metrics | null) {
  app.decorate('metrics', metrics)
  app.decorateRequest('startedAt', 0)
  app.addHook('onRequest', (request, _reply, done) => {
    request.startedAt = performance.now()
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    const { statusCode: status, elapsedTime: ms } = reply
    noteAnswer(metrics, logOf(request), { method, route, status, ms })
    done()
  })
}

interface Answered {
  method: string
  route: string
  status: number
  ms: number
}

/** Counts an answer. Logs it, if it was slow, also where debugging is off. */
export function noteAnswer(
  metrics: Metrics | null,
  log: Log,
  { method, route, status, ms }: Answered,
  names: object = {},
) {
  metrics?.answered({ method: methods.has(method) ? method : 'other', route, status, ms })
  log.write(ms < slowMs ? lines.answered : lines.tookLong, {
    ...names,
    method,
    route,
    status,
    ms: Math.round(ms),
  })
}

/** Counts a failure. Logs it with the request if it is our fault. */
export function noteFailure(request: FastifyRequest, failure: DomainError) {
  const { method, server, startedAt } = request
  server.metrics?.refused(failure.code)
  const ms = Math.round(performance.now() - startedAt)
  logFailure(logOf(request), failure, { method, route: routeOf(request), ms })
}

/** Route pattern of a request, for logs and metrics. Its address may hold a secret, and there are too many. */
const routeOf = ({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>) =>
  url === undefined || url === '' ? 'unmatched' : url
