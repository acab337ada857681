import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { showLoadFailure } from './site/loader/load-failure.ts'
import { onPage } from './site/loader/page-event.ts'
import { isAsBuilt, loadPage } from './site/navigation/load-page.ts'
import { pageTitle } from './site/navigation/page-head.ts'
import { keepMatter } from './site/navigation/static-matter.tsx'
import { PlainBoundary } from './site/parts/plain-boundary.tsx'
import { readState } from './site/served/read-state.ts'
import { currentSession, rememberUser } from './site/session/session-store.ts'
import { matchRoute } from './routes.tsx'
import './site/styles/document-start.css'
import './site/styles/fonts.css'
import './site/styles/global.css'

const state = readState()
// The page of a form that came back stands at the address of the form.
if (state.address) window.history.replaceState(null, '', state.address)
// The loader stored it where the browser lets it. Another tab may have learned more since.
if (state.user && !currentSession()) rememberUser(state.user)

const container = rootElement()
keepMatter(container)
const app = (onBroken: () => void) => (
  <StrictMode>
    <PlainBoundary root={container} onBroken={onBroken}>
      <BrowserRouter>
        <App state={state} />
      </BrowserRouter>
    </PlainBoundary>
  </StrictMode>
)

if (import.meta.env.DEV) {
  // Built pages carry the theme's variables in their own styles, and what stands before the page in their markup.
  const { themeStyles } = await import('./theme/theme-styles.ts')
  document.head.append(Object.assign(document.createElement('style'), { textContent: themeStyles() }))
  const { documentStart } = await import('./site/layout/document-start.tsx')
  document.body.insertAdjacentHTML('afterbegin', documentStart())
  await import('./rest-of-loader.ts')
  window.startRestOfLoader?.({ onTurn: () => {}, giveUp: () => {} })
  // Built pages are brought to life by their loader.
  void comeAlive()
}

/**
 * Lets React take the page over. Rejects where the page's code cannot be fetched; a later call tries again. Rejects, too, where
 * the page breaks: it then stays as it came.
 */
export async function comeAlive() {
  if (!container.isConnected) throw new Error('The page has broken before')
  const { route } = matchRoute(window.location.pathname)
  // The page's own code comes first: a lazy page would throw away the HTML that is already on screen.
  if (!isAsBuilt(route)) await (await loadPage(route)).ready?.(window.location.search)
  await new Promise<void>((resolve, reject) => {
    let isAlive = false
    onPage(() => {
      isAlive = true
      resolve()
    })
    const onBroken = () => (isAlive ? showLoadFailure(true) : reject(new Error('The page broke')))
    if (container.hasChildNodes()) {
      hydrateRoot(container, app(onBroken))
    } else {
      document.title = pageTitle(route.copy)
      createRoot(container).render(app(onBroken))
    }
  })
}

function rootElement() {
  const element = document.getElementById('root')
  if (!element) throw new Error('Root element not found')
  return element
}
