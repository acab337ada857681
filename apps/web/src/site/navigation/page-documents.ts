import { isFromDocuments, lacksMatterOf, takeMatter } from '@northword/content/matter/of-document'
import { scriptsOfPage } from '../loader/scripts-of-page.ts'
import { fileWithinMs } from '../loader/whole-file.ts'
import { noteDescription } from './page-head.ts'
import type { PageRoute } from './page-route.ts'
import { isKept, keepMatter } from './static-matter.tsx'

/* Documents of other pages: what a studio says there is in them alone, as matter for scripts and as static HTML. */

const fetched = new Map<string, Promise<void>>()
const arrived = new Set<string>()

/** Takes what the first document brings. */
export function takeFirstDocument() {
  keepMatter(document)
  noteDescription(location.pathname, document)
  arrived.add(location.pathname)
}

/** Whether a page can be shown without its document. Without a build there are no documents. */
export function isHere({ id, isStatic }: PageRoute, pathname: string): boolean {
  if (!isFromDocuments()) return true
  return isStatic ? isKept(id) : arrived.has(pathname) || !lacksMatterOf(id)
}

/**
 * Fetches the document of an address once, for nobody. Rejects if it cannot be fetched or is another release's; the
 * next call retries.
 */
export function fetchDocument(pathname: string): Promise<void> {
  const known = fetched.get(pathname)
  if (known) return known
  const promise = readDocument(pathname)
  fetched.set(pathname, promise)
  promise.catch(() => fetched.delete(pathname))
  return promise
}

async function readDocument(pathname: string) {
  const signal = AbortSignal.timeout(fileWithinMs)
  // A page that is not there has a document, too.
  const response = await fetch(pathname, { credentials: 'omit', signal })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const isOfThisBuild = entryOf(page) === entryOf(document)
  if (!isOfThisBuild || !takeMatter(page)) throw new Error(`Another release: ${pathname}`)
  await window.fetchSiteFiles?.(scriptsOfPage(page)?.dataset.styles?.split(' ') ?? [])
  keepMatter(page)
  noteDescription(pathname, page)
  arrived.add(pathname)
}

/** The hash in its name differs between builds. */
const entryOf = (page: Document) => scriptsOfPage(page)?.content.split(' ')[0]
