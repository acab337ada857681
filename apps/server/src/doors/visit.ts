import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserCookies } from './browser-cookies.ts'
import type { BrowserKeys } from './browser-keys.ts'
import type { Deps, RequestContext } from './context.ts'
import { contextOf } from './request-context.ts'

/** A visitor's request for a page. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  /** The address of the page, with its query. */
  address: string
  browser: BrowserKeys
  /** The context of this request, made when it is first asked for: most pages are sent as they were built. */
  context: () => RequestContext
}

interface Kind {
  /** The address of the page; that of the request, if left out. */
  address?: string
  placesOrder?: boolean | undefined
}

/** A request as a visit of a page. */
export function visitOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { address = request.url, placesOrder }: Kind = {},
): Visit {
  let made: RequestContext | undefined
  const browser = browserCookies(deps.env, request, reply)
  const context = () => (made ??= contextOf(deps, request, reply, { browser, placesOrder }))
  return { request, reply, address, browser, context }
}
