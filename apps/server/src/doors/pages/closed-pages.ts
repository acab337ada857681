import { notOpenWords as words } from '@northword/content/operate/not-open'
import type { Opening } from '../../features/content/opening/opening.ts'
import { etagOf } from './load-pages.ts'
import type { LivePages, Page, Pages } from './pages.ts'

/**
 * The pages that are shown: with a line on top that the studio is not open yet, until it is. The line is put into
 * them once for each release, and changes their ETags, so that no browser keeps it.
 */
export function closedPages(live: LivePages, { isOpen }: Pick<Opening, 'isOpen'>): LivePages {
  const closed = new WeakMap<Pages, Pages>()
  return {
    ...live,
    now() {
      const pages = live.now()
      if (isOpen()) return pages
      const known = closed.get(pages) ?? withLineOnTop(pages, line)
      closed.set(pages, known)
      return known
    },
  }
}

/**
 * The pages with a line before the root, so that hydration leaves it as it is. Not compressed: few people read a
 * closed studio or a preview.
 */
export function withLineOnTop(
  pages: Pages,
  said: string,
  change: Pick<Partial<Page>, 'cacheControl'> = {},
): Pages {
  const withLine = (page: Page): Page => {
    if (!page.contentType.startsWith('text/html')) return page
    const identity = Buffer.from(page.bodies.identity.toString().replace(root, () => said + root))
    return { ...page, ...change, etag: etagOf(identity), bodies: { identity } }
  }
  return {
    ...pages,
    byPath: new Map(Array.from(pages.byPath, ([path, page]) => [path, withLine(page)])),
    notFound: pages.notFound && withLine(pages.notFound),
  }
}

const root = '<div id="root">'

const style =
  'display:block;padding:6px 16px;background:#1b1a17;color:#fbf8f3;font:15px/1.4 system-ui,sans-serif;text-align:center'

/** Order forms show its text, too. */
const line = `<aside id="not-open" style="${style}" aria-label="${words.label}">${words.line}</aside>`
