import { previewWords as words } from '@northword/content/desk/preview'
import { formatTime } from '@northword/content/studio/promised-time'
import { leavePreviewPath } from '@northword/contract/desk/site-previews'
import { etagOf } from '../doors/pages/load-pages.ts'
import type { Page, Pages } from '../doors/pages/pages.ts'

/** Pages with a line on top that says what they are. No cache stores them. */
export function previewedPages(pages: Pages, draftedAt: Date, timeZone: string): Pages {
  const line = lineOf(formatTime(draftedAt, timeZone))
  return {
    ...pages,
    byPath: new Map(Array.from(pages.byPath, ([path, page]) => [path, withLine(page, line)])),
    notFound: pages.notFound && withLine(pages.notFound, line),
  }
}

const root = '<div id="root">'

function withLine(page: Page, line: string): Page {
  if (!page.contentType.startsWith('text/html')) return page
  const identity = Buffer.from(page.bodies.identity.toString().replace(root, () => line + root))
  return { ...page, etag: etagOf(identity), cacheControl: 'no-store', bodies: { identity } }
}

const lineStyle =
  'display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:6px 16px;background:#1b1a17;color:#fbf8f3;font:15px/1.4 system-ui,sans-serif'
const buttonStyle =
  'padding:4px 8px;border:1px solid currentColor;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer'

/** Before the root, so that hydration leaves it as it is. */
const lineOf = (moment: string) =>
  `<aside style="${lineStyle}" aria-label="${words.label}"><span>${words.line(moment)}</span><form method="post" action="${leavePreviewPath}"><button style="${buttonStyle}">${words.leave}</button></form></aside>`
