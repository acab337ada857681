import { palettes } from '@northword/content/studio/colors'
import type { ServedQuery } from '@northword/contract/site/page-state'
import type { Ask, RenderPage } from '@northword/server/doors/pages/render-page'
import { markupOf } from './markup-of.tsx'
import { loadPage } from './site/navigation/load-page.ts'
import { matchRoute, routes } from './routes.tsx'
import type { PageModule, PageRoute } from './site/navigation/page-route.ts'
import { everyCard } from './render/cards/site-cards.ts'
import { addressHead } from './render/head/address-head.ts'
import { everyPage } from './render/site-pages.ts'
import { renderSite } from './render/render-site.ts'

/* The site of one release: all pages for every visitor, and one page for one visitor. */

export { everyCard, everyPage, palettes, renderSite, routes }
export type { PageModule, PageRoute }

/** Renders a page with the server's state, exactly as the browser will hydrate it. */
export const renderPage: RenderPage = async (address, given, ask) => {
  const { status, ...queries } = given.user || given.byLink ? await queriesAt(address, ask) : {}
  const state = { ...given, ...queries }
  const head = addressHead(address)
  return { markup: await markupOf(address, state), state, ...(head && { head }), ...(status && { status }) }
}

/** Queries of a page for a signed-in client, or a link's holder. */
async function queriesAt(address: string, ask: Ask): Promise<{ queries?: ServedQuery[]; status?: number }> {
  // Only path and query are read.
  const { pathname, search, searchParams: query } = new URL(address, 'https://site.example')
  const { route, params } = matchRoute(pathname)
  const { load, ready } = await loadPage(route)
  const [asked] = await Promise.all([load?.({ ask, params, query }), ready?.(search)])
  return asked ?? {}
}
