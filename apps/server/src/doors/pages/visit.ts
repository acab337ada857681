import type { SiteContent } from '@northword/contract/content/site-content'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserCookies } from '../requests/browser-cookies.ts'
import type { BrowserKeys } from '../browser-keys.ts'
import type { Deps, RequestContext } from '../context.ts'
import { contextOf } from '../requests/request-context.ts'

export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  address: string
  browser: BrowserKeys
  /** The same as of its context. */
  site: SiteContent
  /** Context of this request, created on demand: most pages are sent as built. */
  context: () => RequestContext
}

interface Kind {
  /** Default: the request's address. */
  address?: string
  placesOrder?: boolean | undefined
}

export function visitOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { address = request.url, placesOrder }: Kind = {},
): Visit {
  let made: RequestContext | undefined
  const site = deps.liveSite.now()
  const browser = browserCookies(deps.env, request, reply)
  const context = () => (made ??= contextOf(deps, request, reply, { browser, placesOrder, site }))
  return { request, reply, address, browser, site, context }
}
