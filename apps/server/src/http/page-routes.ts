import { findService } from '@northword/content/catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { answer } from './error-answers.ts'
import type { Page, Pages } from './pages.ts'

type Encoding = keyof Page['bodies']

/** Serves the built site: a route for every file, the pay links, and the not-found page for all else. */
export function registerPages(app: FastifyInstance, { byPath, notFound }: Pages) {
  for (const [url, page] of byPath) {
    app.get(url, (request, reply) => send(request, reply, page))
  }
  app.get<{ Params: { sku: string } }>('/pay/:sku', (request, reply) => {
    const service = findService(request.params.sku)
    return service ? reply.redirect(`/services#order=${service.sku}`) : reply.callNotFound()
  })
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.replace(/\?.*$/, '')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && url.endsWith('/') && byPath.has(url.slice(0, -1)))
      return reply.redirect(url.slice(0, -1), 301)
    const wantsPage = isRead && notFound && !/^\/(api|trpc)(\/|$)/.test(url)
    return wantsPage ? send(request, reply.code(404), notFound) : answer(reply, new DomainError('notFound'))
  })
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { bodies } = page
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '', bodies)
  reply.header('content-type', page.contentType)
  reply.header('cache-control', page.cacheControl)
  reply.header('etag', page.etag)
  reply.header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

/** The smallest encoding that the client takes; a refusal (`br;q=0`) counts. */
function encodingFor(accepted: string, bodies: Page['bodies']): Encoding {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  if (bodies.br && takes('br')) return 'br'
  return bodies.gzip && takes('gzip') ? 'gzip' : 'identity'
}
