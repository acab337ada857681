import { company } from './company.ts'
import type { NavLink } from './navigation.ts'
import { pages } from './pages.ts'

/** The articles as a feed: its title, and its address. */
export const blogFeed: NavLink = { label: `${pages.blog.heading} - ${company.brand}`, to: '/blog/feed.atom' }

/** The words of the picture that stands for a page where it is shared. */
export const socialCard = {
  /** At the foot, where no author stands. */
  foot: company.tagline,
  byline: (author: string) => `By ${author}`,
  /** The picture in words, for somebody who does not see it. */
  alternative: (heading: string, line: string) => `${company.brand}: ${heading} ${line}`,
} as const
