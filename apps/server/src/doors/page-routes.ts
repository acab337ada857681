import { findService } from '@northword/content/catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { DomainError } from '../errors/domain-error.ts'
import { answer } from './error-answers.ts'
import type { Page, Pages } from './pages.ts'

type Encoding = keyof Page['bodies']

/** Serves the built site: a route for every file, the pay links, and the not-found page for all else. */
export function registerPages(app: FastifyInstance, pages: Pages) {
  for (const [url, page] of pages.byPath) {
    app.get(url, (request, reply) =>
      isMisspelt(request, pages)
        ? answerElsewhere(request, reply, pages)
        : send(request, reply.code(page.status), page),
    )
  }
  app.get<{ Params: { sku: string } }>('/pay/:sku', (request, reply) => {
    const service = findService(request.params.sku)
    return service ? reply.redirect(`/services#order=${service.sku}`) : reply.callNotFound()
  })
  app.setNotFoundHandler((request, reply) => answerElsewhere(request, reply, pages))
}

/** Redirects another spelling of a page's address to the proper one; answers 404 for everything else. */
function answerElsewhere(request: FastifyRequest, reply: FastifyReply, pages: Pages) {
  const path = pathOf(request)
  const proper = properPath(path)
  return isRead(request) && proper !== path && pages.byPath.has(proper)
    ? reply.redirect(proper + request.url.slice(path.length), 301)
    : answerMissing(request, reply, pages, 'notFound')
}

/** Answers that there is nothing here: a reader with the not-found page, a program with JSON. */
export function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { notFound }: Pages,
  code: 'notFound' | 'badAddress',
) {
  const wantsPage = isRead(request) && notFound && !/^\/(api|trpc)(\/|$)/.test(pathOf(request))
  return wantsPage ? send(request, reply.code(404), notFound) : answer(reply, new DomainError(code))
}

/** Whether the router found a page by a spelling that its own scripts do not know: encoded signs or an empty part. */
function isMisspelt(request: FastifyRequest, { byPath }: Pages) {
  const path = pathOf(request)
  return !byPath.has(path) && (path.endsWith('/') || byPath.has(properPath(path)))
}

/** A path in the spelling of our pages: lower case, no encoded signs, no empty parts, no slash at the end. */
function properPath(path: string): string {
  const parts = decoded(path).toLowerCase().split('/')
  return `/${parts.filter(Boolean).join('/')}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const pathOf = ({ url }: FastifyRequest) => url.replace(/\?.*$/, '')

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { bodies } = page
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '', bodies)
  reply.header('content-type', page.contentType)
  reply.header('cache-control', page.cacheControl)
  reply.header('etag', page.etag)
  reply.header('vary', 'accept-encoding')
  // Other sites show our social cards and icons.
  if (page.contentType === 'image/png') reply.header('cross-origin-resource-policy', 'cross-origin')
  const isFresh = reply.statusCode === 200 && fresh(request.headers, { etag: page.etag })
  if (isFresh) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

/** Matches an Accept-Encoding header that accepts the encoding; `br;q=0` refuses it. */
const takes = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

/** The smallest encoding that the client takes. */
function encodingFor(accepted: string, bodies: Page['bodies']): Encoding {
  if (bodies.br && takes.br.test(accepted)) return 'br'
  return bodies.gzip && takes.gzip.test(accepted) ? 'gzip' : 'identity'
}
