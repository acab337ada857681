import { transform } from 'lightningcss'
import type { PageAssets } from './page-assets.ts'

/** Of Mantine's styles only those in the page that it needs at first; all of them are fetched after its scripts. */
export function withNeededStyles({ styles, next, ...assets }: PageAssets, html: string): PageAssets {
  const isMantines = ({ css }: { css: string }) => css.includes('@layer mantine')
  return {
    ...assets,
    styles: styles.map((style) =>
      isMantines(style) ? { css: neededStyles(style.css, html), href: undefined } : style,
    ),
    next: [...next, ...styles.filter(isMantines).flatMap(({ href }) => href ?? [])],
  }
}

/**
 * The part of a library's styles that a page needs before its scripts are here: rules for classes that its HTML
 * has, and custom properties that something in it reads. All of them come with the scripts.
 */
export function neededStyles(css: string, html: string): string {
  const classes = new Set(names(html, /class="([^"]*)"/g).flatMap((list) => list.split(' ')))
  const needless = names(css, /\.(-?[_a-zA-Z][\w-]*)/g).filter((name) => !classes.has(name))
  let needed = css
  for (let before = ''; needed !== before;) {
    before = needed
    needed = without([...needless, ...unread(needed, html)], needed)
  }
  return needed
}

/** Custom properties that are set and never read; what only they read is unread once they are gone. */
function unread(css: string, html: string): string[] {
  const read = new Set(names(css + html, /var\(\s*(--[\w-]+)/g))
  return names(css, /(--[\w-]+)\s*:/g).filter((name) => !read.has(name))
}

const names = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name]) => name ?? '')),
]

const without = (unusedSymbols: string[], css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString()
