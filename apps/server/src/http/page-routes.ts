import { findService } from '@northword/content/catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { DomainError } from '../errors.ts'
import { answer } from './error-answers.ts'
import type { Page, Pages } from './pages.ts'

type Encoding = keyof Page['bodies']

/** Serves the built site: a route for every file, the pay links, and the not-found page for all else. */
export function registerPages(app: FastifyInstance, pages: Pages) {
  for (const [url, page] of pages.byPath) {
    app.get(url, (request, reply) => send(request, reply.code(page.status), page))
  }
  app.get<{ Params: { sku: string } }>('/pay/:sku', (request, reply) => {
    const service = findService(request.params.sku)
    return service ? reply.redirect(`/services#order=${service.sku}`) : reply.callNotFound()
  })
  app.setNotFoundHandler((request, reply) => {
    const url = pathOf(request)
    const withoutSlash = isRead(request) && url.endsWith('/') && pages.byPath.has(url.slice(0, -1))
    return withoutSlash
      ? reply.redirect(url.slice(0, -1), 301)
      : answerMissing(request, reply, pages, 'notFound')
  })
}

/** Tells a reader with the not-found page, and a program in JSON, that there is nothing here. */
export function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { notFound }: Pages,
  code: 'notFound' | 'badAddress',
) {
  const wantsPage = isRead(request) && notFound && !/^\/(api|trpc)(\/|$)/.test(pathOf(request))
  return wantsPage ? send(request, reply.code(404), notFound) : answer(reply, new DomainError(code))
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
  const isFresh = reply.statusCode === 200 && fresh(request.headers, { etag: page.etag })
  if (isFresh) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

/** Whether a client takes an encoding; a refusal (`br;q=0`) counts. */
const takes = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

/** The smallest encoding that the client takes. */
function encodingFor(accepted: string, bodies: Page['bodies']): Encoding {
  if (bodies.br && takes.br.test(accepted)) return 'br'
  return bodies.gzip && takes.gzip.test(accepted) ? 'gzip' : 'identity'
}
