import { use } from 'react'
import { onceReady } from '../parts/files-first.ts'
import { orReload } from '../parts/or-reload.ts'
import { fetchDocument, isHere } from './page-documents.ts'
import type { PageModule, PageRoute } from './page-route.ts'
import { isKept } from './static-matter.tsx'

const loaded = new Map<string, PageModule>()
const pending = new Map<string, Promise<PageModule>>()
const navigations = new Map<string, Promise<PageModule | null>>()

/** Loads a page's chunk once. Rejects if it cannot be fetched; the next call retries. */
export function loadPage(route: PageRoute): Promise<PageModule> {
  const known = pending.get(route.id)
  if (known) return known
  const promise = route.page().then((page) => {
    loaded.set(route.id, page)
    return page
  })
  pending.set(route.id, promise)
  promise.catch(() => pending.delete(route.id))
  return promise
}

/**
 * As {@link loadPage}, with the document of the address if only that has what a studio says there. Null for a static
 * page, whose HTML a document has brought.
 */
export async function loadPageAt(route: PageRoute, pathname: string): Promise<PageModule | null> {
  if (isHere(route, pathname)) return isAsBuilt(route) ? null : loadPage(route)
  const document = fetchDocument(pathname)
  if (!route.isStatic) {
    // The chunk's files come beside the document, whose matter they read when they run.
    const [page] = await Promise.all([onceReady(document, () => loadPage(route)), document])
    return page
  }
  await document
  if (!isAsBuilt(route)) throw new Error(`Another page is at ${pathname}`)
  return null
}

/**
 * The page's module: at once if loaded, else suspends with the old page on screen; null if a document brought a page
 * without code. A page that is gone (newer release) or unreachable is reloaded as a document.
 */
export function usePage(route: PageRoute, pathname: string): PageModule | null {
  // React may repeat a suspended render, which must call the same hooks.
  const navigation = navigations.get(pathname)
  if (navigation) return use(navigation)
  if (isAsBuilt(route)) return null
  const page = isHere(route, pathname) && loaded.get(route.id)
  return page || use(loadOrReload(route, pathname))
}

/** A static page that a document brought. */
export const isAsBuilt = ({ id, isStatic }: PageRoute) => Boolean(isStatic && isKept(id))

function loadOrReload(route: PageRoute, pathname: string): Promise<PageModule | null> {
  const promise = orReload(loadPageAt(route, pathname))
  navigations.set(pathname, promise)
  return promise
}
