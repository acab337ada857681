import cookie from '@fastify/cookie'
import { renderedWithinMs } from '@northword/contract/desk/rendering-calls'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './doors/context.ts'
import { pictureReader } from './features/content/pictures/read-picture.ts'
import { movedPages } from './features/content/releases/redirects.ts'
import { answerOf } from './features/site/consent.form.ts'
import { type Log, logBy } from './logs/log.ts'
import { forms, restRoutes, sheets, views } from './features.ts'
import { answerBrokenRequest, answerExpectation } from './doors/requests/broken-requests.ts'
import { refuseCrossSite } from './doors/requests/cross-site.ts'
import { closedPages } from './doors/pages/closed-pages.ts'
import { registerDesk } from './doors/pages/desk-pages.ts'
import { formerAddresses } from './doors/pages/former-addresses.ts'
import { registerErrorAnswers } from './doors/requests/error-answers.ts'
import { registerForms } from './doors/forms/forms.ts'
import { registerHealth } from './doors/requests/health.ts'
import { noticeVisits } from './doors/pages/notice-visits.ts'
import { registerJsonBody } from './doors/requests/json-body.ts'
import { createLargeBodies, smallBody } from './doors/requests/large-bodies.ts'
import { isOnLinkPage } from './doors/requests/request-context.ts'
import { registerOverload } from './doors/requests/overload.ts'
import { measureRequests } from './doors/requests/measure-requests.ts'
import { answerMissing, registerPages } from './doors/pages/page-routes.ts'
import type { LivePages } from './doors/pages/pages.ts'
import { registerIcon, registerPictures } from './doors/pages/pictures.ts'
import { registerReference } from './doors/pages/reference-pages.ts'
import { securityHeaders } from './doors/requests/security-headers.ts'
import { registerRequestId, requestIdHeader, requestIdOf, requestLog } from './doors/requests/request-id.ts'
import { registerRest } from './doors/rest.ts'
import { registerSheets } from './doors/pages/sheets.ts'
import { answerStatic } from './doors/pages/static-answers.ts'
import { createShownPages, type ShownPages } from './doors/pages/shown-pages.ts'
import { createPreviews } from './previews/previews.ts'
import { registerPreview } from './previews/preview-routes.ts'
import { appRouter, createCaller } from './router.ts'
import { askIn } from './doors/trpc.ts'
import { registerTrpc } from './doors/api/trpc-door.ts'
import { registerVisitorStyles } from './doors/pages/visitor-styles.ts'

/** The whole server, ready to listen. Tests inject requests. */
export async function buildApp(deps: Deps, rendered: LivePages, loggerInstance: FastifyBaseLogger) {
  const { env, database, metrics } = deps
  const pages = closedPages(rendered, deps.opening)
  const headers = securityHeaders(pages.now().scriptHashes, env.PUBLIC_URL)
  const app = openServer(deps, pages, { loggerInstance, headers })
  registerRequestId(app)
  measureRequests(app, metrics)
  registerErrorAnswers(app)
  registerOverload(app, deps)
  const mayWarn = noticeVisits(app, deps)
  beginAnswers(app, deps, headers)
  await app.register(cookie)
  app.removeContentTypeParser('text/plain')
  registerJsonBody(app)

  registerHealth(app, database)
  const largeBodies = createLargeBodies(deps)
  await registerRest(app, restRoutes, { appRouter, createCaller, deps, largeBodies })
  await app.register((scope) => registerTrpc(scope, { appRouter, deps, largeBodies }))
  const site = { views, askIn: askIn(appRouter) }
  const shown = createShownPages({ ...site, pages }, env.RATE_LIMIT_FACTOR)
  await registerForms(app, forms, { createCaller, deps, shown, largeBodies })
  registerVisitorStyles(app, env, (browser) => answerOf(browser) !== null)
  registerSheets(app, sheets, deps)
  registerDesk(app, pages, env.PUBLIC_URL)
  registerReference(app, pages, env.PUBLIC_URL)
  await registerPreview(app, deps)
  registerSite(app, pages, { deps, site, shown, headers, log: logBy(loggerInstance), mayWarn })
  return app
}

interface Showing {
  deps: Deps
  site: Parameters<typeof createPreviews>[1]
  shown: ShownPages
  headers: Record<string, string>
  log: Log
  mayWarn: ReturnType<typeof noticeVisits>
}

/** Pages and pictures of the studio, and previews of them. */
function registerSite(
  app: FastifyInstance,
  pages: LivePages,
  { deps, site, shown, mayWarn, ...all }: Showing,
) {
  const em = () => deps.database.orm.em.fork()
  const readPicture = pictureReader(em)
  registerPictures(app, readPicture, deps)
  registerIcon(app, readPicture, deps)
  const previews = createPreviews(deps, site)
  registerPages(app, pages, {
    shown,
    deps,
    formerAddresses: formerAddresses({ em, movedPages, live: pages }),
    previews,
  })
  answerStatic(app, pages, { ...all, deps, views, needMore: [mayWarn, previews.mayBeAsked] })
}

/** Headers of every answer, and the refusal of other sites' requests. */
function beginAnswers(app: FastifyInstance, { env, opening }: Deps, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (!opening.isOpen()) reply.header('x-robots-tag', 'noindex')
    if (isOnLinkPage(request.url)) reply.headers(linkPageHeaders)
    refuseCrossSite(request, env.PUBLIC_URL)
    done()
  })
}

/** Sends no referrer to other sites. `no-referrer` would make browsers send `Origin: null` with forms. */
const linkPageHeaders = { 'referrer-policy': 'same-origin' }

interface Answering {
  loggerInstance: FastifyBaseLogger
  headers: Record<string, string>
}

/** A Fastify server that also answers requests without a route. */
function openServer({ env, metrics }: Deps, pages: LivePages, { loggerInstance, headers }: Answering) {
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, ...requestLog }),
    childLoggerFactory: requestLog.childLoggerFactory,
    genReqId: requestIdOf,
    bodyLimit: smallBody,
    // While stopping, it answers requests on open connections, then closes them.
    return503OnClosing: false,
    // Node checks for slow requests every 30 seconds by default. These settings give a request 13 seconds.
    requestTimeout: 11_000,
    // Counts while an answer is made, too. Proxies wait as long.
    connectionTimeout: renderedWithinMs + 10_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 9_000, connectionsCheckingInterval: 2_000 },
    // Zod validates input. Fastify's compilers are unused, and take time and memory to load.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // A batch has ten procedure names in one path parameter.
    routerOptions: { maxParamLength: 1_000 },
    trustProxy: env.TRUSTED_PROXIES.length > 0 && env.TRUSTED_PROXIES,
    frameworkErrors(_error, request, reply) {
      metrics?.refused('badAddress')
      reply.headers({ ...headers, [requestIdHeader]: request.id })
      void answerMissing(request, reply, pages.now(), 'badAddress')
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers, metrics),
  })
  app.server.on('checkExpectation', (request, response) =>
    answerExpectation(request, response, headers, metrics),
  )
  return app
}

function noSchemas(): never {
  throw new Error('Routes have schemas of zod, and none of Fastify.')
}
