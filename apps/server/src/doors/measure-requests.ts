import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lines } from '../logs/log-lines.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { logOf } from './request-id.ts'

/** From then on the log has a line about an answer. */
const slowMs = 2_000

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The pattern of a request's route, never its address: that may hold a secret, and there is no end of them. */
export const routeOf = ({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>) =>
  url === undefined || url === '' ? 'unmatched' : url

/** Tells the log and the metrics of every answer. */
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
    metrics?.answered({ method: methods.has(method) ? method : 'other', route, status, ms })
    const line = ms < slowMs ? lines.answered : lines.tookLong
    logOf(request).write(line, { method, route, status, ms: Math.round(ms) })
    done()
  })
}
