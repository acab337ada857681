import { pages } from '@northword/content/site/pages'
import { matchPath, type Params } from 'react-router-dom'
import type { PageRoute } from './site/navigation/page-route.ts'

const orderDialog = 'src/site/ordering/form/order-dialog.tsx'
const ofOrders = [
  'src/client/order/reading/text-matter.tsx',
  'src/client/order/certificate/certificate-page.tsx',
]

/** About one visitor, and useless without scripts. */
const tool = { hydrate: 'now', isPrivate: true } as const
const guarded = { ...tool, isGuarded: true } as const

const table: readonly Omit<PageRoute, 'head'>[] = [
  {
    id: 'home',
    path: '/',
    page: () => import('./site/pages/home/home.page.tsx'),
    isStatic: true,
    opens: [orderDialog],
  },
  {
    id: 'services',
    path: '/services',
    page: () => import('./site/pages/services/services.page.tsx'),
    isStatic: true,
    opens: ['src/site/ordering/form/order-card.tsx'],
  },
  {
    id: 'pricing',
    path: '/pricing',
    page: () => import('./site/pages/pricing/pricing.page.tsx'),
    isStatic: true,
    opens: [orderDialog],
  },
  {
    id: 'portfolio',
    path: '/portfolio',
    page: () => import('./site/pages/portfolio/portfolio.page.tsx'),
    isStatic: true,
  },
  { id: 'about', path: '/about', page: () => import('./site/pages/about/about.page.tsx'), isStatic: true },
  { id: 'faq', path: '/faq', page: () => import('./site/pages/faq/faq.page.tsx'), isStatic: true },
  {
    id: 'contact',
    path: '/contact',
    page: () => import('./site/pages/contact/contact.page.tsx'),
    hydrate: 'for-clients',
  },
  {
    id: 'order',
    path: '/order/:sku',
    page: () => import('./site/pages/order/order.page.tsx'),
    hydrate: 'for-clients',
    isPrivate: true,
  },
  {
    id: 'orderPlaced',
    path: '/order/placed/:number',
    page: () => import('./site/pages/order-placed/order-placed.page.tsx'),
    isPrivate: true,
  },
  {
    id: 'login',
    path: '/login',
    page: () => import('./site/pages/login/login.page.tsx'),
    hydrate: 'for-clients',
  },
  {
    id: 'signInLink',
    path: '/login/link',
    page: () => import('./site/pages/sign-in-link/sign-in-link.page.tsx'),
    ...tool,
  },
  {
    id: 'signup',
    path: '/signup',
    page: () => import('./site/pages/signup/signup.page.tsx'),
    hydrate: 'for-clients',
  },
  {
    id: 'forgotPassword',
    path: '/forgot-password',
    page: () => import('./site/pages/forgot-password/forgot-password.page.tsx'),
    ...tool,
  },
  {
    id: 'resetPassword',
    path: '/reset-password',
    page: () => import('./site/pages/reset-password/reset-password.page.tsx'),
    ...tool,
  },
  {
    id: 'verifyEmail',
    path: '/verify-email',
    page: () => import('./site/pages/verify-email/verify-email.page.tsx'),
    ...tool,
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    page: () => import('./client/dashboard/dashboard.page.tsx'),
    ...guarded,
    opens: ['src/client/account/profile-panel.tsx'],
  },
  {
    id: 'dashboardOrder',
    path: '/dashboard/orders/:number',
    page: () => import('./client/order/page/dashboard-order.page.tsx'),
    ...guarded,
    opens: ofOrders,
  },
  {
    id: 'orderLink',
    path: '/o',
    page: () => import('./client/link/order-link.page.tsx'),
    ...tool,
    opens: ofOrders,
  },
  {
    id: 'orderUndo',
    path: '/o/undo',
    page: () => import('./site/pages/order-undo/order-undo.page.tsx'),
    ...tool,
  },
  {
    id: 'undoApproval',
    path: '/o/undo-approval',
    page: () => import('./site/pages/undo-approval/undo-approval.page.tsx'),
    ...tool,
  },
  {
    id: 'newsletterConfirm',
    path: '/newsletter/confirm',
    page: () => import('./site/pages/newsletter-confirm/newsletter-confirm.page.tsx'),
    ...tool,
  },
  {
    id: 'newsletterUnsubscribe',
    path: '/newsletter/unsubscribe',
    page: () => import('./site/pages/newsletter-unsubscribe/newsletter-unsubscribe.page.tsx'),
    ...tool,
  },
  { id: 'blog', path: '/blog', page: () => import('./site/pages/blog/blog.page.tsx') },
  { id: 'blogPost', path: '/blog/:slug', page: () => import('./site/pages/blog-post/blog-post.page.tsx') },
  {
    id: 'terms',
    path: '/legal/terms',
    page: () => import('./site/pages/terms/terms.page.tsx'),
    isStatic: true,
  },
  {
    id: 'privacy',
    path: '/legal/privacy',
    page: () => import('./site/pages/privacy/privacy.page.tsx'),
    isStatic: true,
  },
  {
    id: 'refund',
    path: '/legal/refund',
    page: () => import('./site/pages/refund/refund.page.tsx'),
    isStatic: true,
  },
  { id: 'cookies', path: '/legal/cookies', page: () => import('./site/pages/cookies/cookies.page.tsx') },
  {
    id: 'accessibility',
    path: '/legal/accessibility',
    page: () => import('./site/pages/accessibility/accessibility.page.tsx'),
    isStatic: true,
  },
  {
    id: 'notFound',
    path: '*',
    page: () => import('./site/pages/not-found/not-found.page.tsx'),
    isPrivate: true,
    isStatic: true,
  },
]

/** In the order in which a path is matched. */
export const routes: readonly PageRoute[] = table.map((route) => ({
  ...route,
  get head() {
    return pages[route.id]
  },
}))

/**
 * The route of a path, with parameters; the fallback is the not-found page. As strict as the server, which redirects
 * other spellings, so that hydration finds the page that the document shows.
 */
export function matchRoute(pathname: string): { route: PageRoute; params: Params } {
  const isProper = pathname === '/' || !pathname.endsWith('/')
  for (const route of routes.filter(({ path }) => isProper || path === '*')) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname)
    if (match) return { route, params: match.params }
  }
  throw new Error(`No route for ${pathname}: the table must end with "*"`)
}
