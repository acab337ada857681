import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { loadPage } from './navigation/load-page.ts'
import { pageTitle } from './navigation/page-head.ts'
import { type PageRoute, plainPage, routes } from './routes.tsx'
import { noScriptStyles, themeStyles } from './theme-styles.ts'

export { noScriptStyles, pageTitle, plainPage, routes, themeStyles }
export type { PageRoute }

/** The markup of a page, exactly as the browser will hydrate it. */
export async function renderPage(route: PageRoute, pathname: string): Promise<string> {
  await loadPage(route)
  return renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  )
}
