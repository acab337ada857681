import { checks } from '@northword/content/operate/checks'
import { metricsDoor } from '@northword/content/operate/metrics-door'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'
import { codeOf } from '../../errors/code-of.ts'
import type { Metrics } from '../../metrics/metrics.ts'

/** The door for Prometheus, on its own port. Serves only `GET /metrics`. */
export function buildMetricsDoor(metrics: Metrics): FastifyInstance {
  const door = Fastify({ exposeHeadRoutes: false, forceCloseConnections: true, requestTimeout: 10_000 })
  door.route({
    method: ['GET'],
    url: '/metrics',
    async handler(_request, reply) {
      const { contentType, text } = await metrics.read()
      return reply.header('cache-control', 'no-store').type(contentType).send(text)
    },
  })
  door.setNotFoundHandler((request, reply) => {
    const isThere = request.url === '/metrics'
    if (isThere) reply.header('allow', 'GET')
    return reply
      .code(isThere ? 405 : 404)
      .type('text/plain; charset=utf-8')
      .send(metricsDoor.onlyMetrics)
  })
  return door
}

/** Listens if the settings name a port. @throws {Error} with a sentence for the operator */
export async function openMetricsDoor(
  { METRICS_PORT, METRICS_HOST }: Env,
  metrics: Metrics | null,
): Promise<() => Promise<void>> {
  if (!metrics || METRICS_PORT === '') return async () => {}
  const door = buildMetricsDoor(metrics)
  try {
    await door.listen({ port: METRICS_PORT, host: METRICS_HOST })
  } catch (error) {
    const sentence =
      codeOf(error) === 'EADDRINUSE'
        ? checks.metricsPortTaken(METRICS_PORT)
        : checks.metricsPortClosed(METRICS_PORT, METRICS_HOST)
    throw new Error(sentence, { cause: error })
  }
  return () => door.close()
}
