import type { IncomingHttpHeaders } from 'node:http'
import { previewWords as words } from '@northword/content/desk/preview'
import { formatTime } from '@northword/content/studio/promised-time'
import { itemName } from '@northword/contract/content/content-items'
import { siteContentOf } from '@northword/contract/content/site-content'
import { leavePreviewPath } from '@northword/contract/desk/site-previews'
import { previewCookie } from '@northword/contract/device/device-key-names'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, RequestContext } from '../doors/context.ts'
import { createLive } from '../doors/live.ts'
import { withLineOnTop } from '../doors/pages/closed-pages.ts'
import { pathnameOf } from '../doors/pages/page-address.ts'
import type { Previewing, Served } from '../doors/pages/page-routes.ts'
import { createShownPages, type Site } from '../doors/pages/shown-pages.ts'
import { browserCookies } from '../doors/requests/browser-cookies.ts'
import { contextOf } from '../doors/requests/request-context.ts'
import type { Em } from '../db/orm.ts'
import { draftedSite, markOfDrafts } from '../features/content/previews/drafted-site.ts'
import { isPreviewSecret } from '../features/content/previews/preview-links.ts'
import { clock } from '../time/clock.ts'
import { endedSheet, faultySheet } from './preview-sheets.ts'

/** The drafts as pages, or why there are none. */
type Preview = { served: Served } | { faults: string[] }

/**
 * Shows the drafts in frames of the desk, and to browsers that have opened a preview. Each request checks that its
 * link has not ended, or that its member is signed in at the desk.
 */
export function createPreviews(deps: Deps, site: Omit<Site, 'pages'>): Previewing {
  let kept: { mark: string; preview: Promise<Preview> } | undefined
  const previewNow = async (em: Em): Promise<Preview> => {
    const mark = await markOfDrafts(em)
    if (kept?.mark === mark) return kept.preview
    const made = { mark, preview: prepare(em, deps, site) }
    kept = made
    made.preview.catch(() => {
      if (kept === made) kept = undefined
    })
    return made.preview
  }
  return {
    mayBeAsked,
    // Nearly every request of a page ends with the first question.
    isAsked: (request, reply) =>
      mayBeAsked(request.headers) &&
      isOfPages(request) &&
      (isFramed(request.headers) || browserCookies(deps.env, request, reply).read('preview') !== null),
    async answer(request, reply, show) {
      const context = contextOf(deps, request, reply)
      const isAllowed = await mayLook(context)
      if (!isAllowed && context.browser.read('preview') !== null) return backToLive(context, request, reply)
      reply.headers(headersFrom(reply))
      if (!isAllowed) return reply.code(404).type('text/html; charset=utf-8').send(endedSheet().html)
      const preview = await previewNow(context.em)
      if ('served' in preview) return show(preview.served)
      return reply.code(409).type('text/html; charset=utf-8').send(faultySheet(preview.faults).html)
    },
  }
}

/** True in a frame of this origin: only the desk has frames. Browsers let no page set this header. */
const isFramed = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'

const mayBeAsked = (headers: IncomingHttpHeaders) =>
  isFramed(headers) || headers.cookie?.includes(previewCookie) === true

/** Other doors and files are the same in a preview. */
const isOfPages = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|trpc|desk|docs|assets)(\/|$)|\.\w+$/.test(pathnameOf(url))

async function mayLook({ em, browser, resolveStaff }: RequestContext): Promise<boolean> {
  const secret = browser.read('preview')
  if (secret !== null && (await isPreviewSecret(em, secret))) return true
  const staff = await resolveStaff()
  return staff?.kind === 'staff' && !staff.owesSecondFactor
}

/** Once the browser has forgotten the preview, the same address is the live page. */
function backToLive({ browser }: RequestContext, { url }: FastifyRequest, reply: FastifyReply) {
  browser.forget('preview')
  // Two slashes, or one and a backslash, would lead to another site.
  return reply.header('cache-control', 'no-store').redirect(url.replace(/^[/\\]+/, '/'), 303)
}

/** Our own desk shows a preview in frames. */
const headersFrom = (reply: FastifyReply) => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': String(reply.getHeader('content-security-policy')).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
})

async function prepare(em: Em, deps: Deps, site: Omit<Site, 'pages'>): Promise<Preview> {
  const { items, problems, draftedAt } = await draftedSite(em)
  if (problems.length > 0)
    return {
      faults: problems.map((found) => words.faulty.problem(itemName(found), found.field, found.message)),
    }
  const rendered = await deps.renderPreview(items)
  if (!rendered.ok) return { faults: [rendered.failure.sentence] }
  const said = siteContentOf(items)
  const line = lineOf(formatTime(draftedAt ?? clock.now(), said.company.timeZone))
  const live = createLive(withLineOnTop(rendered.pages, line, { cacheControl: 'no-store' }))
  const shown = createShownPages({ ...site, pages: live }, deps.env.RATE_LIMIT_FACTOR)
  return { served: { live, shown, deps: { ...deps, liveSite: createLive(said) } } }
}

/** Says on top of each page what it is. */
const lineOf = (moment: string) =>
  `<aside style="${lineStyle}" aria-label="${words.label}"><span>${words.line(moment)}</span><form method="post" action="${leavePreviewPath}"><button style="${buttonStyle}">${words.leave}</button></form></aside>`

const lineStyle =
  'display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:6px 16px;background:#1b1a17;color:#fbf8f3;font:15px/1.4 system-ui,sans-serif'
const buttonStyle =
  'padding:4px 8px;border:1px solid currentColor;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer'
