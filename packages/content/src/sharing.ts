import { company } from './company.ts'
import type { NavLink } from './navigation.ts'
import { pages } from './pages.ts'

/** Title and address of the feed. */
export const blogFeed: NavLink = { label: `${pages.blog.heading} - ${company.brand}`, to: '/blog/feed.atom' }

/** Social card. */
export const socialCard = {
  /** Footer without an author. */
  foot: company.tagline,
  byline: (author: string) => `By ${author}`,
  /** Alternative text. */
  alternative: (heading: string, line: string) => `${company.brand}: ${heading} ${line}`,
} as const
