import { site } from '#site'
import { company } from '../studio/company.ts'

/** A path of this site, or an anchor on the page. */
export interface NavLink {
  label: string
  to: string
}

export const headerNav: readonly NavLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Portfolio', to: '/portfolio' },
  { label: 'About', to: '/about' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact', to: '/contact' },
]

/** Last button of the header: Login for a visitor, Dashboard for a signed-in client. */
export const accountNav = {
  login: { label: 'Login', to: '/login' },
  dashboard: { label: 'Dashboard', to: '/dashboard' },
} as const satisfies Record<string, NavLink>

export const footerNav: { explore: readonly NavLink[]; legal: readonly NavLink[] } = {
  explore: [
    { label: 'Services', to: '/services' },
    { label: 'About', to: '/about' },
    { label: 'Portfolio', to: '/portfolio' },
    { label: 'FAQ', to: '/faq' },
    { label: 'Blog', to: '/blog' },
    { label: 'Contact', to: '/contact' },
  ],
  legal: [
    { label: 'Terms of Service', to: '/legal/terms' },
    { label: 'Privacy Policy', to: '/legal/privacy' },
    { label: 'Refund Policy', to: '/legal/refund' },
    { label: 'Cookie Policy', to: '/legal/cookies' },
    { label: 'Accessibility', to: '/legal/accessibility' },
  ],
}

/** Frame of every page. */
export const chrome = {
  skipLink: 'Skip to content',
  /** A press was lost because its scripts cannot be fetched. */
  loadFailure:
    'This page could not load completely. Please check your connection and try again. What you typed is still here.',
  reload: 'Reload',
  /** Accessible name of the brand. */
  homeLink: `${company.brand}, home page`,
  menuTitle: 'Menu',
  headerNavLabel: 'Main',
  footerNavLabel: 'Footer',
  footerHeadings: {
    explore: 'Explore',
    legal: 'Legal',
    contact: 'Contact',
    hours: 'Hours',
    address: 'Office',
  },
  footerTagline: site.footer,
  hoursNote: 'The order form and our inbox are open 24/7. People answer in business hours.',
  registration: `Company registration no. ${company.registrationNumber}`,
  /** Without a year, which would become outdated on a prerendered page. */
  copyright: `© ${company.address[0]}`,
  colorScheme: {
    label: 'Color scheme',
    light: 'Light',
    dark: 'Dark',
    auto: 'System',
  },
  toast: { label: 'Notification', viewport: 'Notifications ({hotkey})', close: 'Close notification' },
} as const
