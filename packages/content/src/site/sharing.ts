import { company } from '../studio/company.ts'
import type { NavLink } from './navigation.ts'
import { pages } from './pages.ts'

/** Title and address of the feed. */
export const blogFeed: NavLink = { label: `${pages.blog.heading} - ${company.brand}`, to: '/blog/feed.atom' }

export const socialCard = {
  /** Footer without an author. */
  foot: company.tagline,
  byline: (author: string) => `By ${author}`,
  alternative: (heading: string, line: string) => `${company.brand}: ${heading} ${line}`,
} as const
