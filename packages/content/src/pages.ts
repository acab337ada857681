import { company } from './company.ts'
import { home } from './home.ts'
import type { NavLink } from './navigation.ts'
import { pricing } from './pricing.ts'
import { services } from './services.ts'

/** What the frame of a page needs: the short name for the browser title, and its first words. */
export interface PageCopy {
  /** Short name; the browser title is `{title} - {brand}`. */
  title: string
  /** 110 to 160 characters, for search results and shared links. */
  description: string
  heading: string
  intro: string
}

const { emails } = company

/** Every page by its id in the route table. */
export const pages = {
  home: {
    title: 'Home',
    description:
      'Blog posts, web copy, emails and white papers at fixed prices from $15. Order in a minute, no account needed. We contact you within 24 hours.',
    heading: home.hero.heading,
    intro: home.hero.lead,
  },
  services: {
    title: 'Services',
    description:
      'All 25 writing services with price, word count, revision rounds and turnaround: articles, web copy, emails, ads, case studies, audio and packages.',
    heading: services.hero.heading,
    intro: services.hero.lead,
  },
  pricing: {
    title: 'Pricing',
    description:
      'Fixed prices in US dollars from $15 to $180. See what each piece costs, what the price includes and what an extra revision round costs.',
    heading: pricing.hero.heading,
    intro: pricing.hero.lead,
  },
  portfolio: {
    title: 'Portfolio',
    description:
      'Work samples from Northword: articles, landing pages, newsletters, white papers and ad copy for businesses, and how to ask for one in your field.',
    heading: 'Work you can check',
    intro: `Tell us your field at ${emails.hello} and we send you samples that fit it.`,
  },
  about: {
    title: 'About',
    description:
      'Northword is a writing studio in Hong Kong, founded in 2025. Fixed prices, an editor for every piece and a plagiarism report with each delivery.',
    heading: 'A writing studio with its prices on the wall',
    intro:
      'We started in Hong Kong in 2025. Every piece has a writer, an editor, a fixed price and a plagiarism report.',
  },
  faq: {
    title: 'FAQ',
    description:
      'How ordering, payment, revisions and delivery work at Northword, and where to write when your question about a piece of writing is not answered.',
    heading: 'Questions, answered plainly',
    intro: `Ask us anything at ${emails.hello}. In business hours we answer within 2 to 4 hours.`,
  },
  contact: {
    title: 'Contact',
    description:
      'Write to Northword about an order, a custom project or a quote. We answer within 2 to 4 hours, Monday to Friday, 9 AM to 6 PM Hong Kong time.',
    heading: 'Talk to a person',
    intro: `Write to ${emails.hello}. The inbox is open 24/7; people answer ${company.hours.label}.`,
  },
  login: {
    title: 'Login',
    description:
      'Sign in to your Northword account to see your orders and projects. To order a piece of writing you need no account, only a name and an email.',
    heading: 'Sign in',
    intro: `You can order without an account. For news of an order, write to ${emails.orders}.`,
  },
  signup: {
    title: 'Sign Up',
    description:
      'Create a Northword account to follow your orders and projects in one place. You can also order any of our 25 services first, without an account.',
    heading: 'Create an account',
    intro: `You can order any service as a guest. Questions about an order reach us at ${emails.orders}.`,
  },
  dashboard: {
    title: 'Dashboard',
    description:
      'Your orders and projects at Northword: what you ordered, which step each piece has reached, what happens next, and how to reach the studio.',
    heading: 'Your orders and projects',
    intro: `For news of an order, write to ${emails.orders} with your order number.`,
  },
  blog: {
    title: 'Blog',
    description:
      'Articles from the Northword studio on briefs, editing, marketing, audio and content planning, for people who have to publish words at work.',
    heading: 'Notes from the studio',
    intro: `Tell us at ${emails.hello} what you would like us to write about.`,
  },
  terms: {
    title: 'Terms of Service',
    description:
      'The terms on which Northword takes orders: prices in US dollars, payment before work begins, revisions within 14 days of delivery, and your rights.',
    heading: 'Terms of Service',
    intro: `For a copy of the terms that apply to your order, write to ${emails.legal}.`,
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What Northword keeps about its clients and visitors, why, for how long, and how to see your data, correct it or have it deleted. Write to us anytime.',
    heading: 'Privacy Policy',
    intro: `To see, correct or delete what we hold about you, write to ${emails.privacy}.`,
  },
  refund: {
    title: 'Refund Policy',
    description:
      'When Northword refunds an order, in full or in part, how long a decision takes and when the money reaches your card, PayPal or bank account.',
    heading: 'Refund Policy',
    intro: `To ask for a refund, write to ${emails.refunds} with your order number. We answer within 24 hours.`,
  },
  cookies: {
    title: 'Cookie Policy',
    description:
      'Which cookies and local storage the Northword site uses, what each one is for, how long it lasts and how you can refuse the optional ones.',
    heading: 'Cookie Policy',
    intro: `To ask what this site stores on your device, write to ${emails.privacy}.`,
  },
  accessibility: {
    title: 'Accessibility Statement',
    description:
      'How Northword makes its site usable for everyone: keyboard, screen reader, contrast and text size, what is tested, and how to report a barrier.',
    heading: 'Accessibility Statement',
    intro: `If something here is hard to use, write to ${emails.accessibility}. We answer within 24 to 48 hours.`,
  },
  notFound: {
    title: 'Page Not Found',
    description:
      'There is no page at this address. See our 25 writing services and their prices, or write to us and we will help you find what you came for.',
    heading: '404 Page Not Found',
    intro: 'There is no page at this address. The link may be old, or a letter may be missing.',
  },
} as const satisfies Record<string, PageCopy>

/** The id of a page in the route table. */
export type PageId = keyof typeof pages

const usefulLinks: readonly NavLink[] = [
  { label: 'Home', to: '/' },
  { label: 'All services', to: '/services' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '/contact' },
]

/** What the 404 page says besides its heading. */
export const notFound = {
  /** Shown in development builds only. */
  developerHint: 'Did you forget to add the page to the router?',
  linksHeading: 'These pages exist',
  links: usefulLinks,
} as const
