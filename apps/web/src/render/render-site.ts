import { site } from '@northword/content/matter/whole-site'
import { blogFeed } from '@northword/content/site/sharing'
import { palettes } from '@northword/content/studio/colors'
import { documentMatter, matterElement } from '@northword/contract/site/document-matter'
import { markupOf } from '../markup-of.tsx'
import { documentStart } from '../site/layout/document-start.tsx'
import { noScriptStyles, themeStyles } from '../theme/theme-styles.ts'
import { cardOf } from './cards/site-cards.ts'
import { articleFeed } from './files/feed.ts'
import { sitemap } from './files/sitemap.ts'
import { webManifest } from './files/web-manifest.ts'
import { htmlDocument } from './html-document.ts'
import { everyPage, type SitePage } from './site-pages.ts'
import type { SiteParts } from './site-parts.ts'

/** A page that cannot be rendered. */
class PageError extends Error {
  readonly pathname: string

  constructor(pathname: string, cause: unknown) {
    super(`The page ${pathname} cannot be rendered: ${String(cause)}`, { cause })
    this.pathname = pathname
  }
}

/**
 * Every page of the site with sitemap, feed and web manifest, by the file's name. The same matter gives the same
 * bytes.
 * @param undrawn cards that could not be drawn, by their address: their pages have none
 * @throws {PageError}
 */
export async function renderSite(
  parts: SiteParts,
  undrawn: readonly string[] = [],
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const pages = await everyPage()
  const same = sameParts()
  // In turn, so that a thread renders beside others without holding all pages at once.
  for (const page of pages) {
    files[page.file] = await renderDocument(page, { ...parts, ...same }, undrawn).catch((error: unknown) => {
      throw new PageError(page.facts.pathname, error)
    })
  }
  return {
    ...files,
    'sitemap.xml': await sitemap(pages.map(({ facts }) => facts)),
    [blogFeed.to.slice(1)]: articleFeed(),
    'site.webmanifest': webManifest(palettes.light.paper),
  }
}

/** Rendered parts that every document has, whatever its page. */
const sameParts = () => ({
  start: documentStart(),
  grounds: { light: palettes.light.paper, dark: palettes.dark.paper },
  themeStyles: themeStyles(),
  noScriptStyles: noScriptStyles(),
})

async function renderDocument(
  { route, facts }: SitePage,
  parts: SiteParts & ReturnType<typeof sameParts>,
  undrawn: readonly string[],
): Promise<string> {
  const assets = parts.assets[route.id]
  const matter = parts.matter[route.id]
  if (!assets || !matter) throw new Error(`The build has no files of ${route.id}`)
  const card = cardOf(facts, parts.drawing)
  return htmlDocument({
    ...parts,
    facts: { ...facts, card: undrawn.includes(card.src) ? undefined : card },
    hydrate: route.hydrate,
    body: await markupOf(facts.pathname),
    matter: matterElement(documentMatter(site, matter, facts.article?.slug)),
    assets: { ...assets, styles: assets.styles.map((href) => ({ href, css: parts.css[href] ?? '' })) },
  })
}
