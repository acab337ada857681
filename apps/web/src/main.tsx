import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { isAsBuilt, loadPage } from './navigation/load-page.ts'
import { pageTitle } from './navigation/page-head.ts'
import { keepMatter } from './navigation/static-matter.tsx'
import { matchRoute } from './routes.tsx'
import './styles/document-start.css'
import './styles/fonts.css'
import './styles/global.css'

const container = document.getElementById('root')
if (!container) throw new Error('Root element not found')

const { route } = matchRoute(window.location.pathname)
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

if (import.meta.env.DEV) {
  // Built pages carry the theme's variables in their own styles, and what stands before the page in their markup.
  const { themeStyles } = await import('./theme-styles.ts')
  document.head.append(Object.assign(document.createElement('style'), { textContent: themeStyles() }))
  const { documentStart } = await import('./layout/document-start.tsx')
  document.body.insertAdjacentHTML('afterbegin', documentStart())
}

// The page's own code comes first: a lazy page would throw away the HTML that is already on screen.
// Not a top-level await: the page's chunk imports this one and would wait for it for ever.
keepMatter(container)
void (isAsBuilt(route) ? Promise.resolve() : loadPage(route)).then(() => {
  if (container.hasChildNodes()) {
    hydrateRoot(container, app)
  } else {
    document.title = pageTitle(route.copy)
    createRoot(container).render(app)
  }
})
