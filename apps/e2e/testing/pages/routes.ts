import { articles } from '@northword/content/site/articles/articles'
import { company } from '@northword/content/studio/company'
import { orderPage } from '@northword/content/orders/order-page'
import { pages } from '@northword/content/site/pages'

const titles = {
  '/': 'Home',
  '/services': 'Services',
  '/pricing': 'Pricing',
  '/portfolio': 'Portfolio',
  '/about': 'About',
  '/faq': 'FAQ',
  '/contact': 'Contact',
  '/login': 'Login',
  '/signup': 'Sign Up',
  '/blog': 'Blog',
  '/legal/terms': 'Terms of Service',
  '/legal/privacy': 'Privacy Policy',
  '/legal/refund': 'Refund Policy',
  '/legal/cookies': 'Cookie Policy',
  '/legal/accessibility': 'Accessibility Statement',
}

/** Public addresses with one page each, of the specification's route table, with their titles. */
export const routes = Object.entries(titles).map(([path, title]) => ({ path, title: titleOf(title) }))

/** Pages that redirect a signed-out visitor to the login page. */
export const clientPages = [
  { path: '/dashboard', title: titleOf('Dashboard') },
  { path: '/dashboard/orders/NW-ORD-20260101-0001', title: titleOf(pages.dashboardOrder.title) },
]

/** Targets of mailed links, and the page that requests such a mail. */
export const linkPages = [
  { path: '/login/link', title: titleOf(pages.signInLink.title) },
  { path: '/forgot-password', title: titleOf(pages.forgotPassword.title) },
  { path: '/reset-password', title: titleOf(pages.resetPassword.title) },
  { path: '/verify-email', title: titleOf(pages.verifyEmail.title) },
  { path: '/o', title: titleOf(pages.orderLink.title) },
  { path: '/o/undo', title: titleOf(pages.orderUndo.title) },
  { path: '/o/undo-approval', title: titleOf(pages.undoApproval.title) },
  { path: '/newsletter/confirm', title: titleOf(pages.newsletterConfirm.title) },
  { path: '/newsletter/unsubscribe', title: titleOf(pages.newsletterUnsubscribe.title) },
]

/** A service's order page, and its confirmation without scripts. */
export const orderPages = [
  { path: '/order/PS-045', title: titleOf(orderPage.title('SEO Article')) },
  { path: '/order/placed/NW-ORD-20260101-0001', title: titleOf(pages.orderPlaced.title) },
]

const [article = '', ...others] = articles.map(({ slug }) => `/blog/${slug}`)

/** One public address per kind of page, and /404. */
export const publicPaths = [
  ...routes.map(({ path }) => path),
  article,
  ...[...linkPages, ...orderPages].map(({ path }) => path),
  '/404',
]

/** Articles besides the one in {@link publicPaths}. */
export const otherArticles = others

export function titleOf(page: string) {
  return `${page} - ${company.brand}`
}
