import type { IncomingHttpHeaders } from 'node:http'
import { findService } from '@northword/contract/content/sold-services'
import { orderOpening } from '@northword/content/orders/order-opening'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'
import type { Deps } from '../context.ts'
import { answer } from '../requests/error-answers.ts'
import type { FormerAddresses } from './former-addresses.ts'
import { decoded, pathnameOf, searchOf } from './page-address.ts'
import { type LivePages, pageAt, type Pages } from './pages.ts'
import { iconPath } from './pictures.ts'
import { sendBuilt } from './send-page.ts'
import type { ShownPages } from './shown-pages.ts'
import { visitOf } from './visit.ts'

interface Completing {
  shown: ShownPages
  deps: Deps
  formerAddresses: FormerAddresses
  previews: Previewing
}

/** Only the live site redirects former addresses. */
type Completes = Pick<Completing, 'shown' | 'deps'> & Partial<Pick<Completing, 'formerAddresses'>>

/** Another site than the live one, completed for visitors. */
export interface Served extends Pick<Completing, 'shown' | 'deps'> {
  live: LivePages
}

/** Answers a browser that looks at the drafts, with {@link Served} ones. */
export interface Previewing {
  /** False where these headers ask for no preview. */
  mayBeAsked: (headers: IncomingHttpHeaders) => boolean
  isAsked: (request: FastifyRequest, reply: FastifyReply) => boolean
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    show: (drafts: Served) => unknown,
  ) => Promise<unknown>
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * Serves the site: pages, assets, pay links, and the not-found page. Routes are those of the first release; what is
 * there is looked up with each request, also for pages that later releases add.
 */
export function registerPages(app: FastifyInstance, live: LivePages, completing?: Completing) {
  const elsewhere: Handler = (request, reply) => answerElsewhere(request, reply, live, completing)
  const orPreview =
    (own: Handler): Handler =>
    (request, reply) =>
      completing?.previews.isAsked(request, reply)
        ? completing.previews.answer(request, reply, (drafts) =>
            answerElsewhere(request, reply, drafts.live, drafts),
          )
        : own(request, reply)
  for (const url of live.now().byPath.keys()) {
    if (url.startsWith('/assets/') || url === iconPath) continue
    const send = senderOf(url, live, completing)
    app.get(
      url,
      orPreview((request, reply) =>
        isMisspelt(request, live.now()) ? elsewhere(request, reply) : send(request, reply),
      ),
    )
  }
  app.get('/assets/*', (request, reply) => {
    const asset = live.now().byPath.get(pathnameOf(request.url))
    return asset ? sendBuilt(request, reply, asset) : sendEarlier(request, reply)
  })
  async function sendEarlier(request: FastifyRequest, reply: FastifyReply) {
    const file = await live.now().earlierFile?.(pathnameOf(request.url))
    return file ? sendBuilt(request, reply, file) : elsewhere(request, reply)
  }
  if (completing) redirectPayLinks(app, completing.deps)
  app.setNotFoundHandler(orPreview(elsewhere))
}

function redirectPayLinks(app: FastifyInstance, { liveSite }: Pick<Deps, 'liveSite'>) {
  app.get<{ Params: { sku: string } }>('/pay/:sku', (request, reply) => {
    const service = findService(liveSite.now(), request.params.sku.toUpperCase())
    return service ? reply.redirect(orderOpening.to(service.sku)) : reply.callNotFound()
  })
}

/** @param url of a route: a page's path or a pattern */
function senderOf(url: string, live: LivePages, completing: Completes | undefined) {
  const asBuilt = (request: FastifyRequest, reply: FastifyReply) => {
    const page = pageAt(live.now(), pathnameOf(request.url))
    if (!page) return reply.callNotFound()
    const send = () => sendBuilt(request, reply.code(page.status), page)
    return page.status === 200 ? send() : orMoved(request, reply, completing, send)
  }
  if (!completing?.shown.has(url)) return asBuilt
  const { shown, deps } = completing
  const needsQuery = shown.needsQuery(url)
  return (request: FastifyRequest, reply: FastifyReply) => {
    const page = pageAt(live.now(), pathnameOf(request.url))
    if (!page || (needsQuery && !request.url.includes('?'))) return asBuilt(request, reply)
    const show = () => shown.show(visitOf(deps, request, reply))
    return page.status === 200 ? show() : orMoved(request, reply, completing, show)
  }
}

/**
 * Redirects a former address. Where a page was moved may change again, so no browser keeps it.
 * @param send answers where nothing was moved
 */
async function orMoved(
  { url }: FastifyRequest,
  reply: FastifyReply,
  completing: Completes | undefined,
  send: () => unknown,
) {
  const path = await completing?.formerAddresses?.(pathnameOf(url))
  return path ? reply.header('cache-control', 'no-cache').redirect(path + searchOf(url), 301) : send()
}

/**
 * Serves pages that a later release has added, redirects other spellings and former addresses, and answers 404 for
 * anything else.
 */
async function answerElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  live: LivePages,
  completing: Completes | undefined,
) {
  const pages = live.now()
  const path = pathnameOf(request.url)
  if (!isRead(request)) return answerMissing(request, reply, pages, 'notFound')
  if (pages.byPath.has(path)) return senderOf(path, live, completing)(request, reply)
  const proper = spellingsOf(pages).get(plainly(decoded(path)))
  if (proper !== undefined) return reply.redirect(proper + searchOf(request.url), 301)
  // Pages of patterns: a preview comes here without a route.
  if (pageAt(pages, path)) return senderOf(path, live, completing)(request, reply)
  return orMoved(request, reply, completing, () => answerMissing(request, reply, pages, 'notFound'))
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
