import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { documentStart } from './site/layout/document-start.tsx'
import { pageTitle } from './site/navigation/page-head.ts'
import { matchRoute, routes } from './routes.tsx'
import type { PageModule, PageRoute } from './site/navigation/page-route.ts'
import { palettes } from './theme/theme.ts'
import { noScriptStyles, themeStyles } from './theme/theme-styles.ts'
import { penMarks } from './site/ui/pen-marks.ts'

export { documentStart, matchRoute, noScriptStyles, pageTitle, palettes, penMarks, routes, themeStyles }
export type { PageModule, PageRoute }

/** The markup of the page at a path, exactly as the browser will hydrate it. */
export async function renderPage(pathname: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  )
  return text(prelude)
}
