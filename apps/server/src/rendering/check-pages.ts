import { setImmediate } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { decoded } from '../doors/pages/page-address.ts'
import type { Page, Pages } from '../doors/pages/pages.ts'
import { isPage, type RenderedFiles } from './release-pages.ts'
import { urlOf } from '../doors/pages/load-pages.ts'

/** A page that may not go live, and why, in a sentence for the studio. */
export interface PageFailure {
  page: string
  sentence: string
}

/** {@link PageFailure} as an error. */
export class PageError extends Error {
  readonly pathname: string

  constructor({ page, sentence }: PageFailure) {
    super(sentence)
    this.pathname = page
  }
}

/** Bytes of a compressed page. The largest of the seed has a quarter of that. */
const mostPageBytes = 64 * 1024

/** Bytes of a page, compressed quickly: some 8 % more than what is sent. */
const bytesOf = ({ bodies: { identity } }: Page) =>
  identity.length <= mostPageBytes
    ? identity.length
    : brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/**
 * Faults of rendered pages: too large, a script that browsers would refuse, a link that leads nowhere. Requests have
 * their turn between pages.
 */
export async function faultsOf(
  files: RenderedFiles,
  pages: Pages,
  known: readonly string[],
): Promise<PageFailure[]> {
  const scripts = new Set(known)
  const found = pages.scriptHashes
    .filter((hash) => !scripts.has(hash))
    .map(() => ({ page: '/', sentence: 'A page has a script that browsers would refuse.' }))
  for (const [url, page] of pages.byPath) {
    if (!isPage(page)) continue
    const bytes = bytesOf(page)
    if (bytes > mostPageBytes)
      found.push({ page: url, sentence: `The page ${url} is too large: ${kilobytes(bytes)}.` })
    await setImmediate()
  }
  return [...found, ...(await brokenLinks(files, pages))]
}

/** A page that cannot be rendered, with its path where the error names it. */
export function pageFailure(error: unknown): PageFailure {
  const { message = String(error), pathname = '/' } = error as { message?: string; pathname?: string }
  return { page: pathname, sentence: message }
}

const kilobytes = (bytes: number) =>
  `${Math.ceil(bytes / 1024)} KB, and ${mostPageBytes / 1024} KB is the most`

/** Links of the site to pages and places that it does not have. */
async function brokenLinks(files: RenderedFiles, pages: Pages): Promise<PageFailure[]> {
  const documents = Object.entries(files)
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, html]): [url: string, html: string] => [urlOf(name), html])
  const places = new Map<string, Set<string>>()
  for (const [url, html] of documents) {
    places.set(url, new Set(idsIn(html)))
    await setImmediate()
  }
  const isBroken = (page: string, link: string) => {
    const [address = '', place] = link.split('#')
    const path = address.split('?')[0] || page
    if (!places.has(path)) return !pages.byPath.has(path) && !isElsewhere(path)
    return place !== undefined && place !== '' && !places.get(path)?.has(decoded(place))
  }
  const found: PageFailure[] = []
  for (const [page, html] of documents) {
    found.push(
      ...linksIn(html)
        .filter((link) => isBroken(page, link))
        .map((link) => broken(page, link)),
    )
    await setImmediate()
  }
  return found
}

const broken = (page: string, link: string): PageFailure => ({
  page,
  sentence: `A link of the page ${page} leads nowhere: ${link}`,
})

/** Paths that the server answers without a page. */
const isElsewhere = (path: string) => /^\/(desk|api|docs|pay|visitor\.css)(\/|$)/.test(path)

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a\b[^>]*?\shref="((?:\/(?!\/)|#)[^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

const idsIn = (html: string) => Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)
