import { icons } from '@northword/content/studio/icons'
import { picturePath } from '@northword/contract/pictures/picture-files'
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
    ...iconLinks(),
    '<link rel="manifest" href="/site.webmanifest">',
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${grounds[scheme]}">`,
    ),
    ...(withFeed.has(id) ? [feedLink()] : []),
  ]
}

/** Those of the studio's logo, else the software's. */
function iconLinks(): string[] {
  const [small, touch] = icons
  if (small && touch)
    return [
      `<link rel="icon" href="${picturePath(small.name)}" sizes="${small.width}x${small.height}">`,
      `<link rel="apple-touch-icon" href="${picturePath(touch.name)}">`,
    ]
  return [
    // With a size, so that browsers that support SVG prefer the other.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ]
}

const feedLink = () =>
  `<link rel="alternate" type="application/atom+xml" title="${escape(blogFeed.label)}" href="${blogFeed.to}">`
