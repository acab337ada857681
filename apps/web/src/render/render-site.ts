import { site } from '@northword/content/matter/whole-site'
import { blogFeed } from '@northword/content/site/sharing'
import { palettes } from '@northword/content/studio/colors'
import { documentMatter, matterElement, partsByName, valueAt } from '@northword/contract/site/document-matter'
import { markupOf } from '../markup-of.tsx'
import { documentStart } from '../site/layout/document-start.tsx'
import { noScriptStyles, themeStyles } from '../theme/theme-styles.ts'
import { cardOf } from './cards/site-cards.ts'
import { contentHash } from './content-hash.ts'
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

export interface RenderedSite {
  /** Every page of the site with sitemap, feed and web manifest, by the file's name. */
  files: Record<string, string>
  /** Bodies of the articles' pages, by what they show. */
  bodies: Bodies
}

type Bodies = Record<string, string>

/**
 * The same matter gives the same bytes.
 * @param undrawn cards that could not be drawn, by their address: their pages have none
 * @param known bodies that this build rendered before
 * @throws {PageError}
 */
export async function renderSite(
  parts: SiteParts,
  undrawn: readonly string[] = [],
  known: Readonly<Bodies> = {},
): Promise<RenderedSite> {
  const [files, bodies]: [Record<string, string>, Bodies] = [{}, {}]
  const pages = await everyPage()
  const [same, keys] = [sameParts(), keysOfBodies(parts, pages)]
  // In turn, so that a thread renders beside others without holding all pages at once.
  for (const page of pages) {
    const key = keys.get(page)
    try {
      const body = known[key ?? ''] ?? (await markupOf(page.facts.pathname))
      if (key) bodies[key] = body
      files[page.file] = documentOf(page, { ...parts, ...same, body }, undrawn)
    } catch (error) {
      throw new PageError(page.facts.pathname, error)
    }
  }
  files['sitemap.xml'] = await sitemap(pages.map(({ facts }) => facts))
  files[blogFeed.to.slice(1)] = articleFeed()
  files['site.webmanifest'] = webManifest(palettes.light.paper)
  return { files, bodies }
}

/** Parts of which an article's page shows what has its name. */
const byName = new Set([...partsByName, 'articleTexts'])

/** Names and hashes of what the bodies of articles show; only articles are many. Parts of all are hashed once. */
function keysOfBodies({ matter }: SiteParts, pages: readonly SitePage[]): Map<SitePage, string> {
  const shared = new Map<string, string>()
  const hashAt = (path: string, slug: string) => {
    if (byName.has(path)) return hashOf(Reflect.get(Object(valueAt(site, path)), slug))
    const hash = shared.get(path) ?? hashOf(valueAt(site, path))
    shared.set(path, hash)
    return hash
  }
  return new Map(
    pages.flatMap((page) => {
      const { route, facts, file } = page
      const { slug } = facts.article ?? {}
      const shows = matter[route.id]?.shows ?? []
      return slug ? [[page, `${file} ${hashOf(shows.map((path) => hashAt(path, slug)))}`]] : []
    }),
  )
}

const hashOf = (value: unknown) => contentHash(JSON.stringify([value]))

/** Rendered parts that every document has, whatever its page. */
const sameParts = () => ({
  start: documentStart(),
  grounds: { light: palettes.light.paper, dark: palettes.dark.paper },
  themeStyles: themeStyles(),
  noScriptStyles: noScriptStyles(),
})

function documentOf(
  { route, facts }: SitePage,
  parts: SiteParts & ReturnType<typeof sameParts> & { body: string },
  undrawn: readonly string[],
): string {
  const assets = parts.assets[route.id]
  const matter = parts.matter[route.id]
  if (!assets || !matter) throw new Error(`The build has no files of ${route.id}`)
  const card = cardOf(facts, parts.drawing)
  return htmlDocument({
    ...parts,
    facts: { ...facts, card: undrawn.includes(card.src) ? undefined : card },
    hydrate: route.hydrate,
    matter: matterElement(documentMatter(site, matter, facts.article?.slug)),
    assets: { ...assets, styles: assets.styles.map((href) => ({ href, css: parts.css[href] ?? '' })) },
  })
}
