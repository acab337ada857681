import { findService } from '@northword/content/studio/catalogue'
import { orderOpening } from '@northword/content/orders/order-opening'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'
import type { Deps } from '../context.ts'
import { answer } from '../requests/error-answers.ts'
import { decoded, pathnameOf } from './page-address.ts'
import type { Page, Pages } from './pages.ts'
import { sendBuilt } from './send-page.ts'
import type { ShownPages } from './shown-pages.ts'
import { visitOf } from './visit.ts'

interface Completing {
  shown: ShownPages
  deps: Deps
}

/** Serves the built site: pages, assets, pay links, and the not-found page. */
export function registerPages(app: FastifyInstance, pages: Pages, completing?: Completing) {
  const known = knownPaths(pages)
  for (const [url, page] of pages.byPath) {
    if (url.startsWith('/assets/')) continue
    const send = senderOf(url, page, completing)
    app.get(url, (request, reply) =>
      isMisspelt(request, pages, known)
        ? answerElsewhere(request, reply, pages, known)
        : send(request, reply),
    )
  }
  app.get('/assets/*', (request, reply) => {
    const asset = pages.byPath.get(pathnameOf(request.url))
    return asset ? sendBuilt(request, reply, asset) : sendEarlier(request, reply)
  })
  async function sendEarlier(request: FastifyRequest, reply: FastifyReply) {
    const file = await pages.earlierFile?.(pathnameOf(request.url))
    return file ? sendBuilt(request, reply, file) : answerElsewhere(request, reply, pages, known)
  }
  app.get<{ Params: { sku: string } }>('/pay/:sku', (request, reply) => {
    const service = findService(request.params.sku.toUpperCase())
    return service ? reply.redirect(orderOpening.to(service.sku)) : reply.callNotFound()
  })
  app.setNotFoundHandler((request, reply) => answerElsewhere(request, reply, pages, known))
}

function senderOf(url: string, page: Page, completing: Completing | undefined) {
  const asBuilt = (request: FastifyRequest, reply: FastifyReply) =>
    sendBuilt(request, reply.code(page.status), page)
  if (!completing?.shown.has(url)) return asBuilt
  const { shown, deps } = completing
  const needsQuery = shown.needsQuery(url)
  return (request: FastifyRequest, reply: FastifyReply) =>
    needsQuery && !request.url.includes('?')
      ? asBuilt(request, reply)
      : shown.show(visitOf(deps, request, reply))
}

/** Redirects other spellings of a page's address. Answers 404 for anything else. */
function answerElsewhere(request: FastifyRequest, reply: FastifyReply, pages: Pages, known: KnownPaths) {
  const path = pathnameOf(request.url)
  const proper = known.get(plainly(decoded(path)))
  return isRead(request) && proper !== undefined && proper !== path
    ? reply.redirect(proper + request.url.slice(path.length), 301)
    : answerMissing(request, reply, pages, 'notFound')
}

/** Answers 404: the not-found page for browsers, JSON for programs. */
export function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { notFound }: Pages,
  code: 'notFound' | 'badAddress',
) {
  const wantsPage = isRead(request) && notFound && !/^\/(api|trpc)(\/|$)/.test(pathnameOf(request.url))
  return wantsPage ? sendBuilt(request, reply.code(404), notFound) : answer(reply, new DomainError(code))
}

/** True if the router matched a spelling that the page's scripts do not know: encoded characters or an empty part. */
function isMisspelt({ url }: FastifyRequest, { byPath }: Pages, known: KnownPaths) {
  const path = pathnameOf(url)
  return !byPath.has(path) && (path.endsWith('/') || known.has(plainly(decoded(path))))
}

type KnownPaths = ReadonlyMap<string, string>

const knownPaths = ({ byPath }: Pages): KnownPaths =>
  new Map(Array.from(byPath.keys(), (path) => [plainly(path), path]))

/** Lower case, without empty parts and a trailing slash. */
const plainly = (path: string) => `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
