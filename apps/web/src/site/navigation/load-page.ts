import { use } from 'react'
import { orReload } from '../parts/or-reload.ts'
import type { PageModule, PageRoute } from './page-route.ts'
import { isKept } from './static-matter.tsx'

const loaded = new Map<string, PageModule>()
const pending = new Map<string, Promise<PageModule>>()
const navigations = new Map<string, Promise<PageModule>>()

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
 * The page's module: at once if loaded, else suspends with the old page on screen; null if the document brought a
 * page without code. A chunk that is gone (newer release) or unreachable reloads the address as a document.
 */
export function usePage(route: PageRoute): PageModule | null {
  if (isAsBuilt(route)) return null
  // React may repeat a suspended render, which must call the same hooks.
  const navigation = navigations.get(route.id)
  return navigation ? use(navigation) : (loaded.get(route.id) ?? use(loadOrReload(route)))
}

/** A static page that the document brought. */
export const isAsBuilt = ({ id, isStatic }: PageRoute) => Boolean(isStatic && isKept(id))

function loadOrReload(route: PageRoute): Promise<PageModule> {
  const known = navigations.get(route.id)
  if (known) return known
  const promise = orReload(loadPage(route))
  navigations.set(route.id, promise)
  return promise
}
