import { findService } from '@northword/contract/content/sold-services'
import { orderOpening } from '@northword/content/orders/order-opening'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'
import type { Deps } from '../context.ts'
import { answer } from '../requests/error-answers.ts'
import { decoded, pathnameOf } from './page-address.ts'
import { type LivePages, pageAt, type Pages } from './pages.ts'
import { sendBuilt } from './send-page.ts'
import type { ShownPages } from './shown-pages.ts'
import { visitOf } from './visit.ts'

interface Completing {
  shown: ShownPages
  deps: Deps
}

/**
 * Serves the site: pages, assets, pay links, and the not-found page. Routes are those of the first release, whose
 * patterns lead to what later ones add; what is there is looked up with each request.
 */
export function registerPages(app: FastifyInstance, live: LivePages, completing?: Completing) {
  for (const url of live.now().byPath.keys()) {
    if (url.startsWith('/assets/')) continue
    const send = senderOf(url, live, completing)
    app.get(url, (request, reply) =>
      isMisspelt(request, live.now()) ? answerElsewhere(request, reply, live.now()) : send(request, reply),
    )
  }
  app.get('/assets/*', (request, reply) => {
    const asset = live.now().byPath.get(pathnameOf(request.url))
    return asset ? sendBuilt(request, reply, asset) : sendEarlier(request, reply)
  })
  async function sendEarlier(request: FastifyRequest, reply: FastifyReply) {
    const file = await live.now().earlierFile?.(pathnameOf(request.url))
    return file ? sendBuilt(request, reply, file) : answerElsewhere(request, reply, live.now())
  }
  if (completing) redirectPayLinks(app, completing.deps)
  app.setNotFoundHandler((request, reply) => answerElsewhere(request, reply, live.now()))
}

function redirectPayLinks(app: FastifyInstance, { liveSite }: Pick<Deps, 'liveSite'>) {
  app.get<{ Params: { sku: string } }>('/pay/:sku', (request, reply) => {
    const service = findService(liveSite.now(), request.params.sku.toUpperCase())
    return service ? reply.redirect(orderOpening.to(service.sku)) : reply.callNotFound()
  })
}

/** @param url of a route: a page's path or a pattern */
function senderOf(url: string, live: LivePages, completing: Completing | undefined) {
  const asBuilt = (request: FastifyRequest, reply: FastifyReply) => {
    const page = pageAt(live.now(), pathnameOf(request.url))
    return page ? sendBuilt(request, reply.code(page.status), page) : reply.callNotFound()
  }
  if (!completing?.shown.has(url)) return asBuilt
  const { shown, deps } = completing
  const needsQuery = shown.needsQuery(url)
  return (request: FastifyRequest, reply: FastifyReply) =>
    needsQuery && !request.url.includes('?')
      ? asBuilt(request, reply)
      : shown.show(visitOf(deps, request, reply))
}

/** Redirects other spellings of a page's address. Answers 404 for anything else. */
function answerElsewhere(request: FastifyRequest, reply: FastifyReply, pages: Pages) {
  const path = pathnameOf(request.url)
  const proper = spellingsOf(pages).get(plainly(decoded(path)))
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
function isMisspelt({ url }: FastifyRequest, pages: Pages) {
  const path = pathnameOf(url)
  return !pages.byPath.has(path) && (path.endsWith('/') || spellingsOf(pages).has(plainly(decoded(path))))
}

const spellings = new WeakMap<Pages, ReadonlyMap<string, string>>()

/** Paths of the pages, by {@link plainly} each. */
function spellingsOf(pages: Pages): ReadonlyMap<string, string> {
  const known =
    spellings.get(pages) ?? new Map(Array.from(pages.byPath.keys(), (path) => [plainly(path), path]))
  spellings.set(pages, known)
  return known
}

/** Lower case, without empty parts and a trailing slash. */
const plainly = (path: string) => `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
