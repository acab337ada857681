import type { FastifyInstance } from 'fastify'
import type { Deps, RequestContext } from './context.ts'
import { sendDownload } from './download.ts'
import { clientOf, contextOf } from './request-context.ts'
import { openApiOf } from './openapi.ts'
import type { RestRoute } from './rest-route.ts'
import type { CreateCaller } from '../router.ts'

interface Behind {
  createCaller: CreateCaller
  deps: Deps
}

/** Opens the REST door: one Fastify route for each entry, and the document that describes them all. */
export async function registerRest(app: FastifyInstance, routes: RestRoute[], behind: Behind) {
  const openApi = openApiOf(routes, behind.deps.env.PUBLIC_URL)
  app.get('/api/openapi.json', () => openApi)
  for (const route of routes.filter(({ ignoresBody }) => !ignoresBody)) openRoute(app, route, behind)
  // A scope of its own: no other route takes a body that is not JSON.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const route of routes.filter(({ ignoresBody }) => ignoresBody)) openRoute(scope, route, behind)
  })
}

function openRoute(
  app: FastifyInstance,
  { method, url, isDownload, handle }: RestRoute,
  { createCaller, deps }: Behind,
) {
  app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
    method,
    url,
    // A HEAD request would read the whole file and send nothing of it.
    exposeHeadRoute: !isDownload,
    handler: async (request, reply) => {
      let made: RequestContext | undefined
      const context = () => (made ??= contextOf(deps, request, reply))
      const { status, body, download } = await handle({
        call: createCaller(context),
        client: async () => ({ ...context(), actor: clientOf(await context().resolveActor()) }),
        body: request.body,
        header: (name) => request.headers[name]?.toString(),
        parameter: (name) => request.params[name] ?? '',
        query: (name) => request.query[name]?.toString(),
      })
      reply.code(status)
      return download ? sendDownload(reply, download) : reply.send(body)
    },
  })
}
