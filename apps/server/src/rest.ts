import type { FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import type { Deps } from './context.ts'
import { contextOf } from './http/request-context.ts'
import { openApiOf } from './openapi.ts'
import { type Caller, createCaller } from './router.ts'

/** A REST path that adapts an old wire shape to a procedure. It knows nothing of Fastify. */
export interface RestRoute {
  method: 'GET' | 'POST'
  url: `/api/${string}`
  /** One sentence for the API's reader. */
  summary: string
  /** The body, where there is one; documents it, while the procedure checks it. */
  takes?: ZodType
  /** The bodies of success, by status. */
  gives: Record<number, ZodType>
  handle(request: RestRequest): Promise<RestAnswer> | RestAnswer
}

export interface RestRequest {
  /** The procedures, in the context of this request. */
  call: Caller
  body: unknown
  header(name: string): string | undefined
}

export interface RestAnswer {
  status: number
  body?: object
}

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
