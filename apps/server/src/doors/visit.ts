import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, RequestContext } from './context.ts'
import { contextOf } from './request-context.ts'

/** A visitor's request for a page. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  /** The address of the page, with its query. */
  address: string
  /** The context of this request, made when it is first asked for: most pages are sent as they were built. */
  context: () => RequestContext
}

/** A request as a visit of the page at an address; its own, if left out. */
export function visitOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  address = request.url,
): Visit {
  let made: RequestContext | undefined
  return { request, reply, address, context: () => (made ??= contextOf(deps, request, reply)) }
}
