import type { PageRoute } from '@northword/web/server-entry'
import type { ShownMatter } from '@northword/web/render/site-parts'
import { chunksOf, type Manifest, type ManifestChunk, type MatterOfChunks } from './manifest.ts'
import { pageSource } from './page-assets.ts'

type Route = Pick<PageRoute, 'id' | 'isStatic' | 'opens' | 'isGuarded'>

interface Build {
  manifest: Manifest
  ofChunks: MatterOfChunks
  routes: readonly Route[]
}

/** Code of static HTML that documents bring: browsers load it in development only. */
const asHtml = [
  'src/site/blog/article/article-matter.tsx',
  'src/site/pages/cookies/policy.ts',
  '../../packages/content/src/site/articles/article-texts.ts',
]

/** The matter of each page's document and HTML, by the page's id. */
export function matterOfPages(build: Build): Record<string, ShownMatter> {
  const needs = build.routes.map((route) => ({ route, ...needsOf(build, route) }))
  // A guest is sent away from these, so that every document brings their matter.
  const guarded = needs.flatMap(({ route, paths }) => (route.isGuarded ? paths : []))
  const pages = needs.map(({ route, paths: own, shows }) => {
    const paths = [...new Set([...own, ...guarded])]
    const lacking = needs.filter(
      (page) => !page.route.isStatic && (page.hasHtml || page.paths.some((path) => !paths.includes(path))),
    )
    return [route.id, { paths, lacks: lacking.map((page) => page.route.id), shows }] as const
  })
  return Object.fromEntries(pages)
}

/**
 * Paths that the scripts of a page read: of the frame, of the page unless its HTML is kept as built, and of what its
 * buttons open.
 */
function needsOf({ manifest, ofChunks, routes }: Build, { id, isStatic, opens = [] }: Route) {
  const seen = new Set<string>()
  // Parts that only pages open that name them.
  const parts = routes.flatMap((route) => route.opens ?? [])
  const frame = reachedFrom(manifest, ['src/main.tsx'], seen, new Set([...asHtml, ...parts]))
  const source = pageSource(manifest, id)
  const html = reachedFrom(manifest, [source, ...opens], new Set(seen), new Set())
  const page = reachedFrom(manifest, isStatic ? opens : [source, ...opens], seen, new Set(asHtml))
  // The frame names every page's head, and reads that of the page that it shows.
  const pathsOf = (chunks: ManifestChunk[]) =>
    [...new Set(chunks.flatMap(({ file }) => ofChunks[file] ?? []))].filter(
      (path) => !path.startsWith('heads.') || path === `heads.${id}`,
    )
  return {
    paths: pathsOf([...frame, ...page]),
    // Those of its HTML.
    shows: pathsOf([...frame, ...html]),
    // Another document's scripts would miss some of its HTML.
    hasHtml: page.some(({ dynamicImports = [] }) => dynamicImports.some((each) => asHtml.includes(each))),
  }
}

/** Chunks of sources with all that they may load, but other pages and what is left out. */
function reachedFrom(
  manifest: Manifest,
  sources: readonly string[],
  seen: Set<string>,
  without: ReadonlySet<string>,
): ManifestChunk[] {
  return sources.flatMap((source) => {
    const chunks = chunksOf(manifest, source, seen)
    const later = chunks
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((each) => !each.endsWith('.page.tsx') && !without.has(each))
    return [...chunks, ...reachedFrom(manifest, later, seen, without)]
  })
}
