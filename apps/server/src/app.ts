import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import type { Deps } from './context.ts'
import { DomainError } from './errors.ts'
import { orderRoutes } from './features/orders/orders.rest.ts'
import { serviceRoutes } from './features/services/services.rest.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { answer, registerErrorAnswers } from './http/error-answers.ts'
import { registerHealth } from './http/health.ts'
import { registerPages } from './http/page-routes.ts'
import type { Pages } from './http/pages.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerRest } from './rest.ts'
import { appRouter } from './router.ts'
import { registerTrpc } from './trpc.ts'

/** Largest request body, in bytes. */
const bodyLimit = 64 * 1024

/** The whole server, ready to listen or to be injected into; tests boot this same one. */
export async function buildApp(deps: Deps, pages: Pages, loggerInstance: FastifyBaseLogger) {
  const { env, database } = deps
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: 15_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000 },
    trustProxy: env.TRUSTED_PROXIES.length > 0 && env.TRUSTED_PROXIES,
    frameworkErrors: (_error, _request, reply) => void answer(reply, new DomainError('badAddress')),
  })
  registerErrorAnswers(app)
  await registerSecurityHeaders(app, pages.scriptHashes, env.PUBLIC_URL)
  await app.register(cookie)
  app.addHook('onRequest', async (request) => refuseCrossSite(request, env.PUBLIC_URL))
  app.removeContentTypeParser('text/plain')

  registerHealth(app, database)
  registerRest(app, [...orderRoutes, ...serviceRoutes], deps)
  await app.register((scope) => registerTrpc(scope, appRouter, deps))
  registerPages(app, pages)
  return app
}
