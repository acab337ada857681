import type { FastifyInstance } from 'fastify'
import type { Deps } from './context.ts'
import { contextOf } from './http/request-context.ts'
import { openApiOf } from './openapi.ts'
import type { RestRoute } from './rest-route.ts'
import { createCaller } from './router.ts'

/** Opens the REST door: one Fastify route for each entry, and the document that describes them all. */
export function registerRest(app: FastifyInstance, routes: RestRoute[], deps: Deps) {
  const openApi = openApiOf(routes, deps.env.PUBLIC_URL)
  app.get('/api/openapi.json', () => openApi)
  for (const { method, url, handle } of routes) {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const answer = await handle({
          call: createCaller(() => contextOf(deps, request, reply)),
          body: request.body,
          header: (name) => request.headers[name]?.toString(),
        })
        return reply.code(answer.status).send(answer.body)
      },
    })
  }
}
