import { company } from '@northword/content/company'

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
  '/dashboard': 'Dashboard',
  '/blog': 'Blog',
  '/legal/terms': 'Terms of Service',
  '/legal/privacy': 'Privacy Policy',
  '/legal/refund': 'Refund Policy',
  '/legal/cookies': 'Cookie Policy',
  '/legal/accessibility': 'Accessibility Statement',
}

/** Every address of the specification's route table that names a page by itself, with its title. */
export const routes = Object.entries(titles).map(([path, title]) => ({ path, title: titleOf(title) }))

/** The browser title of a page. */
export function titleOf(page: string) {
  return `${page} - ${company.brand}`
}
