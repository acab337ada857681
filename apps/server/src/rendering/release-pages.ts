import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { latestFirst } from '../builds/latest-first.ts'
import { completePage, hashesOf, urlOf } from '../doors/pages/load-pages.ts'
import type { Page, Pages } from '../doors/pages/pages.ts'

/** Rendered files of a site by name: `blog/a-brief.html`, `sitemap.xml`. */
export type RenderedFiles = Record<string, string>

/** A rendered site with the addresses of the cards that were drawn for it. */
export interface RenderedSite {
  files: RenderedFiles
  cards: string[]
}

/**
 * The pages of a release beside the files of the build. A page that did not change keeps its buffers and its ETag.
 * @param earlier pages of the release before
 */
export async function releasePages(
  built: Pages,
  files: RenderedFiles,
  publicUrl: string,
  earlier: Pages | null,
): Promise<Pages> {
  const rendered: [url: string, page: Page][] = []
  for (const [name, text] of Object.entries(files)) {
    const url = urlOf(name)
    rendered.push([url, completePage(name, text, publicUrl, earlier ? pageOf(earlier, url) : undefined)])
    // Requests have their turn between pages.
    await setImmediate()
  }
  const byPath = new Map([...[...built.byPath].filter(([, page]) => !isPage(page)), ...rendered])
  const notFound = byPath.get('/404') ?? null
  byPath.delete('/404')
  const scriptHashes = new Set(
    rendered.filter(([, page]) => isPage(page)).flatMap(([, page]) => hashesOf(page)),
  )
  return { ...built, byPath, notFound, scriptHashes: [...scriptHashes] }
}

/**
 * Compresses the pages that visitors asked for when the release before was shown: none of them waits for the new one.
 * In turn, so that requests have a processor.
 */
export async function compressAsked({ byPath }: Pages, earlier: Pages): Promise<void> {
  for (const [url, { bodies }] of byPath)
    for (const encoding of ['br', 'gzip'] as const)
      if (earlier.byPath.get(url)?.bodies[encoding]?.isAsked()) await bodies[encoding]?.bytes()
}

const pageOf = ({ byPath, notFound }: Pages, url: string) =>
  byPath.get(url) ?? (url === '/404' ? (notFound ?? undefined) : undefined)

export const isPage = ({ contentType }: Page) => contentType.startsWith('text/html')

/** Hash of what renders pages in a build. */
export async function rendererHash(built: string): Promise<string> {
  const hash = createHash('sha256')
  // The parts name how cards are drawn.
  for (const file of ['server-entry.js', 'site-parts.json'])
    hash.update(await readFile(path.join(built, 'ssr', file)))
  return hash.digest('hex').slice(0, 16)
}

/** Rendered sites that stay beside the live one: an undo finds its pages there. */
const mostKept = 8

/**
 * Rendered sites in the data directory, so that a start need not render.
 * @param renderer {@link rendererHash}: another build renders anew
 */
export function keptSites(dataDir: string, renderer: string) {
  const folder = path.join(dataDir, 'sites')
  const fileOf = (matter: string) => path.join(folder, `${renderer}-${matter}.json`)
  return {
    /** Null: not kept, or not whole. */
    async read(matter: string): Promise<RenderedSite | null> {
      const text = await readFile(fileOf(matter), 'utf8').catch(() => null)
      return text === null ? null : siteIn(text)
    },
    /** Writes all or nothing, whatever dies meanwhile. */
    async write(matter: string, site: RenderedSite): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${fileOf(matter)}.${randomUUID()}`
      await writeFile(draft, JSON.stringify(site))
      await rename(draft, fileOf(matter))
      const old = (await latestFirst(folder)).slice(mostKept)
      await Promise.all(old.map((file) => rm(file, { force: true })))
    },
  }
}

/** A machine that loses its power leaves part of a file, or none of it. */
function siteIn(text: string): RenderedSite | null {
  try {
    return JSON.parse(text) as RenderedSite
  } catch {
    return null
  }
}
