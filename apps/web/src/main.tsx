import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { showLoadFailure } from './site/loader/load-failure.ts'
import { onPage } from './site/loader/page-event.ts'
import { isAsBuilt, loadPage } from './site/navigation/load-page.ts'
import { pageTitle } from './site/navigation/page-head.ts'
import { takeFirstDocument } from './site/navigation/page-documents.ts'
import { PlainBoundary } from './site/parts/plain-boundary.tsx'
import { readState } from './site/served/read-state.ts'
import { currentSession, rememberUser } from './site/session/session-store.ts'
import { matchRoute } from './routes.tsx'
import './site/styles/document-start.css'
import './site/styles/fonts.css'
import './site/styles/global.css'

const state = readState()
// A form that came back is shown at its page's address.
if (state.address) window.history.replaceState(null, '', state.address)
// The loader stored the user, if the browser allows it. Another tab may know of a later change.
if (state.user && !currentSession()) rememberUser(state.user)

const container = rootElement()
takeFirstDocument()
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
  // Built pages have the theme's variables in their styles, and the document's start in their HTML.
  const { themeStyles } = await import('./theme/theme-styles.ts')
  document.head.append(Object.assign(document.createElement('style'), { textContent: themeStyles() }))
  const { documentStart } = await import('./site/layout/document-start.tsx')
  document.body.insertAdjacentHTML('afterbegin', documentStart())
  await import('./rest-of-loader.ts')
  window.startRestOfLoader?.({ onTurn: () => {}, giveUp: () => {} })
  // Built pages are hydrated by their loader.
  void comeAlive()
}

/**
 * Hydrates the page. Rejects if its chunk cannot be fetched, and the next call retries; rejects also if it throws,
 * and the page keeps its HTML.
 */
export async function comeAlive() {
  if (!container.isConnected) throw new Error('The page has broken before')
  const { route } = matchRoute(window.location.pathname)
  // Load the page's chunk first: a lazy page would discard the HTML on screen.
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
      document.title = pageTitle(route.head)
      createRoot(container).render(app(onBroken))
    }
  })
}

function rootElement() {
  const element = document.getElementById('root')
  if (!element) throw new Error('Root element not found')
  return element
}
