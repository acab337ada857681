import { text } from 'node:stream/consumers'
import type { PageState, ServedQuery } from '@northword/contract/site/page-state'
import type { Ask, RenderPage } from '@northword/server/doors/pages/render-page'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { documentStart } from './site/layout/document-start.tsx'
import { loadPage } from './site/navigation/load-page.ts'
import { pageTitle } from './site/navigation/page-head.ts'
import { matchRoute, routes } from './routes.tsx'
import type { PageModule, PageRoute } from './site/navigation/page-route.ts'
import { palettes } from './theme/theme.ts'
import { noScriptStyles, themeStyles } from './theme/theme-styles.ts'
import { penMarks } from './site/marks/pen-marks.ts'

/* The site for the build, which prerenders pages, and for the server, which completes some. */

export { documentStart, matchRoute, noScriptStyles, pageTitle, palettes, penMarks, routes, themeStyles }
export type { PageModule, PageRoute }

/** Renders a page with the server's state, exactly as the browser will hydrate it. */
export const renderPage: RenderPage = async (address, given, ask) => {
  const { status, ...queries } = given.user || given.byLink ? await queriesAt(address, ask) : {}
  const state = { ...given, ...queries }
  return { markup: await markupOf(address, state), state, ...(status && { status }) }
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

/** The page as built, for every visitor. */
export const prerenderPage = (pathname: string) => markupOf(pathname, {})

async function markupOf(address: string, state: PageState): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <App state={state} />
    </StaticRouter>,
    // React would move larger parts by inline scripts, which our pages do not allow.
    { progressiveChunkSize: Infinity },
  )
  return text(prelude)
}
