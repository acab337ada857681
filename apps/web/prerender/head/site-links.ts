import { blogFeed } from '@northword/content/sharing'
import type { PageFacts } from '../page-facts.ts'
import { escape } from './escape.ts'

/** The grounds of the two colour schemes. */
export interface Grounds {
  light: string
  dark: string
}

const withFeed = new Set<PageFacts['id']>(['home', 'blog', 'blogPost'])

/** The icons, the manifest, the colours of the browser's frame, and the feed where there are articles. */
export function siteLinks({ id }: PageFacts, grounds: Grounds): string[] {
  return [
    // Named with a size, so that browsers that draw SVG take that one.
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
