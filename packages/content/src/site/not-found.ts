import type { SiteContent } from '@northword/contract/content/site-content'
import { site } from '#site'

export type WayOut = SiteContent['notFound']['links'][number]

export const notFound = {
  /** In development only. */
  developerHint: 'Did you forget to add the page to the router?',
  redline: site.notFound.redline,
  redlineCaption: site.notFound.redlineCaption,
  linksHeading: site.notFound.linksHeading,
  links: site.notFound.links,
} as const
