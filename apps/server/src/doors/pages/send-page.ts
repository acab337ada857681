import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { problem } from '@northword/content/site/problem'
import type { PageState } from '@northword/contract/site/page-state'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { encodingFor } from './accepted-encoding.ts'
import { withKeys } from '../form-keys.ts'
import type { Page } from './pages.ts'
import type { RenderedPage } from './render-page.ts'
import type { Visit } from './visit.ts'

/** Headers of a page beside those of every answer, without the encoding. */
export const headersOf = ({ contentType, cacheControl, etag }: Page): Record<string, string> => ({
  'content-type': contentType,
  'cache-control': cacheControl,
  etag,
  vary: 'accept-encoding',
  // Other sites embed our social cards and icons.
  ...(contentType === 'image/png' && { 'cross-origin-resource-policy': 'cross-origin' }),
})

export function sendBuilt(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { bodies } = page
  if (page.isKeyed) return sendOnce(request, reply, bodies.identity.toString())
  const encoding = encodingFor(request, bodies)
  reply.headers(headersOf(page))
  const isFresh = reply.statusCode === 200 && fresh(request.headers, { etag: page.etag })
  if (isFresh) return reply.code(304).send()
  if (encoding === 'identity') return reply.send(bodies.identity)
  reply.header('content-encoding', encoding)
  const body = bodies[encoding]?.bytes()
  return body instanceof Promise ? body.then((made) => reply.send(made)) : reply.send(body)
}

/** `never`: no cache stores it. `forBack`: the browser stores it for Back only. */
export type Storage = 'never' | 'forBack'

const cacheControl = { never: 'no-store', forBack: 'private, no-cache' }

/** Sends a built page with other matter in it, for one visitor only. */
export const sendRendered = (
  { request, reply, site }: Pick<Visit, 'request' | 'reply' | 'site'>,
  { bodies }: Page,
  rendered: RenderedPage,
  storage: Storage = 'never',
) => sendOnce(request, reply, withMatter(bodies.identity.toString(), rendered, site.company.brand), storage)

/** Sends a document whose form keys are used once. */
async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  document: string,
  storage: Storage = 'never',
) {
  const html = Buffer.from(withKeys(document))
  const encoding = encodingFor(request, quickest)
  reply.header('content-type', 'text/html; charset=utf-8')
  reply.header('cache-control', cacheControl[storage])
  reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await quickest[encoding](html))
}

/** Compressed while the visitor waits: higher quality takes longer than the bytes it saves. */
const quickest = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  identity: (body: Buffer) => Promise.resolve(body),
}

const rootStart = '<div id="root">'
/** The first that is there: a document need not bring matter. */
const rootEnds = ['</div><script type="application/json" id="matter">', '</div></body>']

function withMatter(built: string, { markup, state, head: own }: RenderedPage, brand: string): string {
  const start = built.indexOf(rootStart) + rootStart.length
  const end = Math.max(...rootEnds.map((each) => built.lastIndexOf(each)))
  const head = built
    .slice(0, start)
    .replace(/<title>(.*?)<\/title>/s, (_, title: string) => titled(own?.title ?? title, state, brand))
    // The header then links to the dashboard without waiting for a script.
    .replace('<html', state.user ? '<html data-session' : '<html')
  const ownHead = own ? canonical(head, own.query) : head
  return `${ownHead}${markup}</div>${stateElement(state)}${built.slice(end + '</div>'.length)}`
}

/** Leads to the address itself, and leaves out what the page as built tells search engines of its list. */
const canonical = (head: string, query: string) =>
  head
    .replaceAll(/(?<=<(?:link rel="canonical" href|meta property="og:url" content)="[^"]*)(?=")/g, query)
    .replace(/<script type="application\/ld\+json">.*?<\/script>\n?/s, '')

/** Names the problem in the title for those who see only that, such as screen reader users. */
function titled(title: string, { posted }: PageState, brand: string): string {
  const isProblem = posted?.kind === 'refused'
  return `<title>${isProblem ? problem.titled(posted.form === '' ? brand : title) : title}</title>`
}

/** State for the page's scripts. JSON is not executed, and escaping `<` keeps it from ending the element. */
const stateElement = (state: PageState) =>
  `<script type="application/json" id="page-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
