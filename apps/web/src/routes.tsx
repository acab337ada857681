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
  /** The words of one address of a pattern; undefined where there is nothing at it. */
  copyOf?: (params: Params) => PageCopy | undefined
  /** The addresses at which the build writes the page as a complete HTML file; the route's path, if left out. */
  addresses?: readonly string[]
}

/** One page of the site. Its words come from the content package, its place in the world from here. */
export interface PageRoute {
  id: PageId
  /** Path pattern of react-router; `*` is everything else. */
  path: string
  copy: PageCopy
  page: () => Promise<PageModule>
  /** Whether search engines should leave it out: it is about one visitor, or there is nothing at the address. */
  isPrivate?: true
  /** Whether it needs no script of its own, so that it stays as it was built when the frame comes to life. */
  isStatic?: true
  /**
   * `'now'` where a page is of no use without its scripts, `'for-clients'` where it has something for who is
   * signed in; elsewhere they wait for the visitor.
   */
  hydrate?: 'now' | 'for-clients'
  /** The source of what its buttons open, to be fetched after the page's own scripts. */
  opens?: string
}

const orderDialog = 'src/features/ordering/order-dialog.tsx'
const inlineForm = 'src/features/ordering/order-inline-form.tsx'

/** A page that is about one visitor and does nothing without its scripts. */
const tool = { hydrate: 'now', isPrivate: true } as const

const table: readonly Omit<PageRoute, 'copy'>[] = [
  {
    id: 'home',
    path: '/',
    page: () => import('./pages/home/home.page.tsx'),
    isStatic: true,
    opens: orderDialog,
  },
  {
    id: 'services',
    path: '/services',
    page: () => import('./pages/services/services.page.tsx'),
    isStatic: true,
    opens: inlineForm,
  },
  {
    id: 'pricing',
    path: '/pricing',
    page: () => import('./pages/pricing/pricing.page.tsx'),
    isStatic: true,
    opens: orderDialog,
  },
  {
    id: 'portfolio',
    path: '/portfolio',
    page: () => import('./pages/portfolio/portfolio.page.tsx'),
    isStatic: true,
  },
  { id: 'about', path: '/about', page: () => import('./pages/about/about.page.tsx'), isStatic: true },
  { id: 'faq', path: '/faq', page: () => import('./pages/faq/faq.page.tsx'), isStatic: true },
  {
    id: 'contact',
    path: '/contact',
    page: () => import('./pages/contact/contact.page.tsx'),
    hydrate: 'for-clients',
  },
  { id: 'login', path: '/login', page: () => import('./pages/login/login.page.tsx'), hydrate: 'for-clients' },
  {
    id: 'signInLink',
    path: '/login/link',
    page: () => import('./pages/sign-in-link/sign-in-link.page.tsx'),
    ...tool,
  },
  {
    id: 'signup',
    path: '/signup',
    page: () => import('./pages/signup/signup.page.tsx'),
    hydrate: 'for-clients',
  },
  {
    id: 'forgotPassword',
    path: '/forgot-password',
    page: () => import('./pages/forgot-password/forgot-password.page.tsx'),
    ...tool,
  },
  {
    id: 'resetPassword',
    path: '/reset-password',
    page: () => import('./pages/reset-password/reset-password.page.tsx'),
    ...tool,
  },
  {
    id: 'verifyEmail',
    path: '/verify-email',
    page: () => import('./pages/verify-email/verify-email.page.tsx'),
    ...tool,
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    page: () => import('./pages/dashboard/dashboard.page.tsx'),
    ...tool,
  },
  {
    id: 'dashboardOrder',
    path: '/dashboard/orders/:number',
    page: () => import('./pages/dashboard-order/dashboard-order.page.tsx'),
    ...tool,
  },
  {
    id: 'newsletterConfirm',
    path: '/newsletter/confirm',
    page: () => import('./pages/newsletter-confirm/newsletter-confirm.page.tsx'),
    ...tool,
  },
  {
    id: 'newsletterUnsubscribe',
    path: '/newsletter/unsubscribe',
    page: () => import('./pages/newsletter-unsubscribe/newsletter-unsubscribe.page.tsx'),
    ...tool,
  },
  { id: 'blog', path: '/blog', page: () => import('./pages/blog/blog.page.tsx') },
  { id: 'blogPost', path: '/blog/:slug', page: () => import('./pages/blog-post/blog-post.page.tsx') },
  { id: 'terms', path: '/legal/terms', page: () => import('./pages/terms/terms.page.tsx'), isStatic: true },
  {
    id: 'privacy',
    path: '/legal/privacy',
    page: () => import('./pages/privacy/privacy.page.tsx'),
    isStatic: true,
  },
  {
    id: 'refund',
    path: '/legal/refund',
    page: () => import('./pages/refund/refund.page.tsx'),
    isStatic: true,
  },
  { id: 'cookies', path: '/legal/cookies', page: () => import('./pages/cookies/cookies.page.tsx') },
  {
    id: 'accessibility',
    path: '/legal/accessibility',
    page: () => import('./pages/accessibility/accessibility.page.tsx'),
    isStatic: true,
  },
  {
    id: 'notFound',
    path: '*',
    page: () => import('./pages/not-found/not-found.page.tsx'),
    isPrivate: true,
    isStatic: true,
  },
]

/** Every page, in the order in which a path is matched. */
export const routes: readonly PageRoute[] = table.map((route) => ({ ...route, copy: pages[route.id] }))

/**
 * The route of a path, with its parameters; any path has one, if only the not-found page. As strict as the
 * server, so that a document is taken over by the page that it shows: it has redirected other spellings.
 */
export function matchRoute(pathname: string): { route: PageRoute; params: Params } {
  const isProper = pathname === '/' || !pathname.endsWith('/')
  for (const route of routes) {
    const { path } = route
    const match = (isProper || path === '*') && matchPath({ path, caseSensitive: true }, pathname)
    if (match) return { route, params: match.params }
  }
  throw new Error(`No route for ${pathname}: the table must end with "*"`)
}
