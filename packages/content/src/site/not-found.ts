import type { SiteContent } from '@northword/contract/content/site-content'
import { seed } from '@northword/seed/seed'

export type WayOut = SiteContent['notFound']['links'][number]

export const notFound = {
  /** In development only. */
  developerHint: 'Did you forget to add the page to the router?',
  redline: seed.notFound.redline,
  redlineCaption: seed.notFound.redlineCaption,
  linksHeading: seed.notFound.linksHeading,
  links: seed.notFound.links,
} as const
