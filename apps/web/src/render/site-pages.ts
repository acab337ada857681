import { findArticle } from '@northword/content/site/articles/article-pages'
import { descriptions } from '@northword/content/site/descriptions'
import { matchRoute, routes } from '../routes.tsx'
import { pageTitle } from '../site/navigation/page-head.ts'
import type { PageRoute } from '../site/navigation/page-route.ts'
import type { PageFacts } from './page-facts.ts'

export interface SitePage {
  route: PageRoute
  facts: PageFacts
  /** Its file in the folder of the site. */
  file: string
}

/** Every page of the site, at each of its addresses. */
export async function everyPage(): Promise<SitePage[]> {
  const pages = await Promise.all(
    routes.map(async (route) => {
      const { addresses = [route.path], headOf } = await route.page()
      return addresses.map((pathname): SitePage => {
        const { params } = matchRoute(pathname)
        const ownHead = headOf?.(params)
        const head = ownHead ?? route.head
        // A pattern's own address is the page for unknown parameters.
        const isMissing = headOf !== undefined && !ownHead
        const facts = {
          id: route.id,
          pathname,
          head,
          description: head.description ?? descriptions[route.id],
          title: pageTitle(head),
          isIndexed: !route.isPrivate && !isMissing,
          article: route.id === 'blogPost' ? findArticle(params.slug)?.article : undefined,
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
