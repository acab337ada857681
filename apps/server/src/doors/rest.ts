import type { SiteContent } from '@northword/contract/content/site-content'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { Deps, Everybody, RequestContext } from './context.ts'
import { lines } from '../logs/log-lines.ts'
import { sendDownload } from './requests/download.ts'
import { bearerOf, clientOf, contextOf } from './requests/request-context.ts'
import { type LargeBodies, leastSender } from './requests/large-bodies.ts'
import { withApiNames } from './api/changes/api-names.ts'
import { announceEnd, withFormerPath } from './api/changes/former-paths.ts'
import { problemRoute } from './api/problems.rest.ts'
import { routesOf } from './api/procedure-routes.ts'
import { checkingQuery, refuseOtherMethods } from './api/odd-requests.ts'
import { logOf } from './requests/request-id.ts'
import type { Described } from './api/openapi.ts'
import type { RestRoute } from './rest-route.ts'
import { freshOf, staffOf } from './api/staff-access.ts'
import { callIn } from './trpc.ts'
import type { CreateCaller } from '../router.ts'

interface Behind {
  appRouter: AnyRouter
  createCaller: CreateCaller
  deps: Deps
  largeBodies: LargeBodies
}

/** Opens the REST door: a route per entry and per procedure with a REST path, and the OpenAPI document. */
export async function registerRest(app: FastifyInstance, ownRoutes: RestRoute[], behind: Behind) {
  const routes = allRoutes(ownRoutes, behind.appRouter)
  const document = { method: 'GET', url: '/api/openapi.json' } as const
  // Loaded and built on the first request for a studio, so that it does not delay the start.
  const { env, liveSite } = behind.deps
  const described = new WeakMap<SiteContent, Promise<Buffer>>()
  app.get(document.url, (_request, reply) => {
    const site = liveSite.now()
    const openApi = described.get(site) ?? describe(routes, { ...site, publicUrl: env.PUBLIC_URL })
    described.set(site, openApi)
    reply.type('application/json; charset=utf-8')
    return openApi
  })
  for (const route of routes.filter(({ ignoresBody }) => !ignoresBody)) openRoute(app, route, behind)
  // A separate scope, since only these routes accept a body other than JSON.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // Fastify refuses a malformed content type before it looks for a parser.
    scope.addHook('onRequest', async ({ headers }) => void delete headers['content-type'])
    for (const route of routes.filter(({ ignoresBody }) => ignoresBody)) openRoute(scope, route, behind)
  })
  const opened = routes.flatMap(({ url, page }) => (page ? [{ method: 'GET' as const, url, page }] : []))
  for (const { url, page } of opened) leadToPage(app, url, page)
  const served = [document, ...opened, ...routes]
  await app.register((scope) => refuseOtherMethods(scope, served), { prefix: '/api' })
}

/** Redirects people who open an address that programs post to. */
function leadToPage(app: FastifyInstance, url: string, page: string) {
  app.get<{ Params: Record<string, string> }>(url, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${page}?${new URLSearchParams(request.params).toString()}`, 303),
  )
}

/** Routes of the whole REST door, in the order of its description. */
export const allRoutes = (ownRoutes: RestRoute[], appRouter: AnyRouter) =>
  [...ownRoutes, problemRoute, ...routesOf(appRouter)]
    .map(checkingQuery)
    .map(withApiNames)
    .flatMap(withFormerPath)

/** The document as it is sent. Its examples have numbers like the studio's. */
async function describe(routes: RestRoute[], of: Described): Promise<Buffer> {
  const { openApiOf } = await import('./api/openapi.ts')
  const text = JSON.stringify(openApiOf(routes, of))
  return Buffer.from(text.replaceAll(/\bNW-(?=[A-Z]{3}-)/g, `${of.company.orderPrefix}-`))
}

function openRoute(app: FastifyInstance, route: RestRoute, behind: Behind) {
  const { appRouter, createCaller, deps, largeBodies } = behind
  const { method, url, downloads, placesOrder, deprecated, handle } = route
  app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
    method,
    url,
    // A HEAD request would generate the whole file and send none of it.
    exposeHeadRoute: !downloads,
    ...(deprecated && { onRequest: announceEnd(deprecated) }),
    ...bodiesOf(route, largeBodies),
    handler: async (request, reply) => {
      let made: RequestContext | undefined
      const site = deps.liveSite.now()
      const context = () =>
        (made ??= contextOf(deps, request, reply, { token: bearerOf(request), placesOrder, site }))
      const { status, body, download } = await handle({
        call: createCaller(context),
        run: (path, type, input) => callIn(appRouter, type)(context())(path, input),
        client: async () => ({ ...context(), actor: clientOf(await context().resolveActor()) }),
        freshStaff: async (scope, ...roles) => ({
          ...context(),
          actor: freshOf(staffOf(await context().resolveStaff(), roles, scope)),
        }),
        site,
        everybody: () => everybodyIn(context()),
        body: request.body,
        header: (name) => request.headers[name]?.toString(),
        parameters: request.params,
        queries: request.query,
        query: (name) => request.query[name]?.toString(),
      })
      reply.code(status)
      if (!download) return reply.send(body)
      // Audit log of downloads.
      logOf(request).write(lines.downloaded, { file: download.fileName })
      return sendDownload(reply, download)
    },
  })
}

function bodiesOf({ url, mostBytes, placesOrder, refuses }: RestRoute, largeBodies: LargeBodies) {
  if (mostBytes === undefined) return {}
  const least = leastSender(url.startsWith('/api/desk/'), placesOrder)
  return { bodyLimit: mostBytes, preParsing: largeBodies(least, { placesOrder, refuses }) }
}

async function everybodyIn(context: RequestContext): Promise<Everybody> {
  const { em, texts, site, resolveActor, resolveHolder, resolveStaff } = context
  const staff = await resolveStaff()
  const mayRead =
    staff && (staff.kind === 'token' ? staff.scopes.includes('desk:read') : !staff.owesSecondFactor)
  return {
    em,
    texts,
    site,
    actors: [await resolveActor(), await resolveHolder(), ...(mayRead ? [staff] : [])],
  }
}
