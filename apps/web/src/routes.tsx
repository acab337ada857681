import { type PageCopy, type PageId, pages } from '@northword/content/pages'
import type { ComponentType } from 'react'
import { matchPath, type Params } from 'react-router-dom'

export interface PageProps {
  copy: PageCopy
  params: Params
}

/** The code of a page. */
export interface PageModule {
  default: ComponentType<PageProps>
}

/** One page of the site. Its words come from the content package, its place in the world from here. */
export interface PageRoute {
  id: PageId | 'blogPost'
  /** Path pattern of react-router; `*` is everything else. */
  path: string
  copy: PageCopy
  page: () => Promise<PageModule>
  /** Whether the build writes it as a complete HTML file. */
  prerendered: boolean
  /** `'now'` where a page is of no use without its scripts; elsewhere they wait for the visitor. */
  hydrate?: 'now'
}

/** The page of a route whose content is only its heading and its intro. */
export const plainPage: PageRoute['page'] = () => import('./pages/plain/plain.page.tsx')
const notFoundPage: PageRoute['page'] = () => import('./pages/not-found/not-found.page.tsx')

const plain = { page: plainPage, prerendered: true } as const

/** Every page, in the order in which a path is matched. */
export const routes: readonly PageRoute[] = [
  {
    id: 'home',
    path: '/',
    copy: pages.home,
    page: () => import('./pages/home/home.page.tsx'),
    prerendered: true,
  },
  {
    id: 'services',
    path: '/services',
    copy: pages.services,
    page: () => import('./pages/services/services.page.tsx'),
    prerendered: true,
  },
  {
    id: 'pricing',
    path: '/pricing',
    copy: pages.pricing,
    page: () => import('./pages/pricing/pricing.page.tsx'),
    prerendered: true,
  },
  { id: 'portfolio', path: '/portfolio', copy: pages.portfolio, ...plain },
  { id: 'about', path: '/about', copy: pages.about, ...plain },
  { id: 'faq', path: '/faq', copy: pages.faq, ...plain },
  { id: 'contact', path: '/contact', copy: pages.contact, ...plain },
  { id: 'login', path: '/login', copy: pages.login, hydrate: 'now', ...plain },
  { id: 'signup', path: '/signup', copy: pages.signup, hydrate: 'now', ...plain },
  { id: 'dashboard', path: '/dashboard', copy: pages.dashboard, hydrate: 'now', ...plain },
  { id: 'blog', path: '/blog', copy: pages.blog, ...plain },
  // No article is published yet: every slug is a page that does not exist.
  { id: 'blogPost', path: '/blog/:slug', copy: pages.notFound, page: notFoundPage, prerendered: false },
  { id: 'terms', path: '/legal/terms', copy: pages.terms, ...plain },
  { id: 'privacy', path: '/legal/privacy', copy: pages.privacy, ...plain },
  { id: 'refund', path: '/legal/refund', copy: pages.refund, ...plain },
  { id: 'cookies', path: '/legal/cookies', copy: pages.cookies, ...plain },
  { id: 'accessibility', path: '/legal/accessibility', copy: pages.accessibility, ...plain },
  { id: 'notFound', path: '*', copy: pages.notFound, page: notFoundPage, prerendered: true },
]

/** The route of a path, with its parameters; any path has one, if only the not-found page. */
export function matchRoute(pathname: string): { route: PageRoute; params: Params } {
  for (const route of routes) {
    const match = matchPath(route.path, pathname)
    if (match) return { route, params: match.params }
  }
  throw new Error(`No route for ${pathname}: the table must end with "*"`)
}
