import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lines } from '../../logs/log-lines.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { logOf } from './request-id.ts'

/** Slower answers get a log line. */
const slowMs = 2_000

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Route pattern of a request, for logs and metrics. Its address may hold a secret, and there are too many. */
export const routeOf = ({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>) =>
  url === undefined || url === '' ? 'unmatched' : url

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
    metrics?.answered({ method: methods.has(method) ? method : 'other', route, status, ms })
    const line = ms < slowMs ? lines.answered : lines.tookLong
    logOf(request).write(line, { method, route, status, ms: Math.round(ms) })
    done()
  })
}
