import { blogFeed } from '@northword/content/site/sharing'
import type { PageFacts } from '../page-facts.ts'
import { escape } from './escape.ts'

/** Background of each colour scheme. */
export interface Grounds {
  light: string
  dark: string
}

const withFeed = new Set<PageFacts['id']>(['home', 'blog', 'blogPost'])

/** Icons, manifest, theme colours, and the feed on pages with articles. */
export function siteLinks({ id }: PageFacts, grounds: Grounds): string[] {
  return [
    // With a size, so that browsers that support SVG prefer the other.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${grounds[scheme]}">`,
    ),
    ...(withFeed.has(id) ? [feedLink()] : []),
  ]
}

const feedLink = () =>
  `<link rel="alternate" type="application/atom+xml" title="${escape(blogFeed.label)}" href="${blogFeed.to}">`
