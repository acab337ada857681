import { completePage, urlOf } from '../doors/pages/load-pages.ts'
import type { Page, Pages } from '../doors/pages/pages.ts'
import type { KnownPages, SentFile } from './complete-site.ts'

/**
 * The pages of a release beside the files of the build. A page that did not change keeps its buffers and its ETag.
 * @param earlier pages of the release before
 */
export function releasePages(built: Pages, files: readonly SentFile[], earlier: Pages | null): Pages {
  const rendered = files.map((file): [url: string, page: Page] => {
    const url = urlOf(file.name)
    return [url, completePage(file.name, file, earlier ? pageOf(earlier, url) : undefined)]
  })
  const byPath = new Map([...[...built.byPath].filter(([, page]) => !isPage(page)), ...rendered])
  const notFound = byPath.get('/404') ?? null
  byPath.delete('/404')
  const scriptHashes = new Set(files.flatMap((file) => file.scriptHashes))
  return { ...built, byPath, notFound, scriptHashes: [...scriptHashes] }
}

/** Pages that need not be sent again. */
export const knownPages = ({ byPath }: Pages): KnownPages =>
  Object.fromEntries(
    [...byPath].flatMap(([url, page]) => (isPage(page) && page.status === 200 ? [[url, page.etag]] : [])),
  )

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

const isPage = ({ contentType }: Page) => contentType.startsWith('text/html')
