import { findArticle } from '@northword/content/site/articles'
import { descriptions } from '@northword/content/site/descriptions'
import type * as Site from '@northword/web/server-entry'
import type { PageRoute } from '@northword/web/server-entry'
import type { PageFacts } from './page-facts.ts'

export interface SitePage {
  route: PageRoute
  facts: PageFacts
  /** Its file in the client folder. */
  file: string
}

/** Every page of the site, at each of its addresses. */
export async function everyPage(
  site: Pick<typeof Site, 'matchRoute' | 'pageTitle' | 'routes'>,
): Promise<SitePage[]> {
  const pages = await Promise.all(
    site.routes.map(async (route) => {
      const { addresses = [route.path], copyOf } = await route.page()
      return addresses.map((pathname): SitePage => {
        const { params } = site.matchRoute(pathname)
        const ownCopy = copyOf?.(params)
        const copy = ownCopy ?? route.copy
        // A pattern's own address is the page for unknown parameters.
        const isMissing = copyOf !== undefined && !ownCopy
        const facts = {
          id: route.id,
          pathname,
          copy,
          description: copy.description ?? descriptions[route.id],
          title: site.pageTitle(copy),
          isIndexed: !route.isPrivate && !isMissing,
          article: route.id === 'blogPost' ? findArticle(params.slug) : undefined,
          card: undefined,
        }
        return { route, facts, file: `${nameOf(pathname)}${isMissing ? '.404' : ''}.html` }
      })
    }),
  )
  return pages.flat()
}

/** `/` is index, `/legal/terms` is legal/terms, `/orders/:number` is orders/[number]. */
function nameOf(pathname: string): string {
  return pathname === '/' ? 'index' : pathname.slice(1).replaceAll(/:(\w+)/g, '[$1]')
}
