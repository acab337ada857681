import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import type { Log } from '../../logs/log.ts'
import type { Deps } from '../context.ts'
import type { PageView } from '../page-view.ts'
import { noteAnswer } from '../requests/measure-requests.ts'
import { isOnLinkPage } from '../requests/request-context.ts'
import { namesOf, requestIdHeader, requestIdOf } from '../requests/request-id.ts'
import { type Encoding, encodingFor } from './accepted-encoding.ts'
import { parametersOf } from './page-address.ts'
import type { LivePages, Page } from './pages.ts'
import { iconPath } from './pictures.ts'
import { headersOf } from './send-page.ts'

interface Serving {
  deps: Pick<Deps, 'metrics' | 'opening'>
  log: Log
  views: readonly PageView[]
  /** Headers of every answer. */
  headers: Record<string, string>
  /** True for headers of a request that gets, or causes, more than the page. */
  needMore: ((headers: IncomingHttpHeaders) => boolean)[]
}

/** A page or file at its own address. */
interface Static {
  page: Page
  /** Pattern of its route, as in the metrics. */
  route: string
  headers: Record<string, string>
  /** Headers of its answers as Node sends them, once each was made. */
  heads: Partial<Record<Encoding | 'fresh', string[]>>
}

/**
 * Answers requests for what is the same for every visitor without Fastify, by a look-up, and bytes and headers that
 * are made once. All others are Fastify's, whose routes answer the same (docs/decisions/104).
 */
export function answerStatic(
  app: FastifyInstance,
  pages: LivePages,
  { deps, log, views, headers, needMore }: Serving,
) {
  const { metrics, opening } = deps
  const find = findStatic(pages, { views, headers })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || isClosing || !opening.isOpen()) return false
    if (needMore.some((isMore) => isMore(request.headers))) return false
    const found = find(request.url ?? '')
    const answer = found && answerOf(request, found)
    if (!answer) return false
    const startedAt = performance.now()
    const id = requestIdOf(request)
    response.once('finish', () => {
      const ms = performance.now() - startedAt
      const answered = { method: 'GET', route: found.route, status: answer.status, ms }
      noteAnswer(metrics, log, answered, namesOf(request, id))
    })
    response.writeHead(answer.status, [...answer.head, requestIdHeader, id]).end(answer.body)
    return true
  }
  app.server
    .removeAllListeners('request')
    .on('request', (request, response) => isAnswered(request, response) || app.routing(request, response))
}

/** Finds what is at an address and has nothing of its visitor in it. */
function findStatic(pages: LivePages, { views, headers }: Pick<Serving, 'views' | 'headers'>) {
  const routes = new Set(pages.now().byPath.keys())
  const routeOf = (url: string) => (routes.has(url) ? url : 'unmatched')
  const isOfVisitors = (url: string) =>
    url.includes(':') ||
    url === iconPath ||
    isOnLinkPage(url) ||
    views.some(({ path, needsQuery }) => !needsQuery && parametersOf(path, url))
  const known = new WeakMap<Page, Static | null>()
  const describe = (url: string, page: Page): Static | null =>
    page.status !== 200 || page.isKeyed || isOfVisitors(url)
      ? null
      : {
          page,
          route: url.startsWith('/assets/') ? '/assets/*' : routeOf(url),
          headers: { ...headers, ...headersOf(page) },
          heads: {},
        }
  return (url: string): Static | null => {
    const page = pages.now().byPath.get(url)
    if (!page) return null
    const found = known.get(page)
    if (found !== undefined) return found
    const described = describe(url, page)
    known.set(page, described)
    return described
  }
}

/** Undefined while the page is compressed for the first time. */
function answerOf(request: IncomingMessage, { page, headers, heads }: Static) {
  if (fresh(request.headers, { etag: page.etag }))
    return { status: 304, head: (heads.fresh ??= Object.entries(headers).flat()), body: undefined }
  const encoding = encodingFor(request, page.bodies)
  const body = encoding === 'identity' ? page.bodies.identity : page.bodies[encoding]?.bytes()
  if (!Buffer.isBuffer(body)) return undefined
  const head = (heads[encoding] ??= Object.entries({
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  }).flat())
  return { status: 200, head, body }
}
