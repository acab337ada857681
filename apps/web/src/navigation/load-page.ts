import { use } from 'react'
import type { PageModule, PageRoute } from '../routes.tsx'

const loaded = new Map<string, PageModule>()
const pending = new Map<string, Promise<PageModule>>()
const navigations = new Map<string, Promise<PageModule>>()

/** Fetches the code of a page once. Rejects where the browser cannot get it; a later call tries again. */
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
 * The code of a page: at once where it is loaded (always so while prerendering and hydrating), otherwise
 * the navigation waits for it with the old page on screen. Where it is gone (a newer release) or out of
 * reach, the browser loads the address as a document.
 */
export function usePage(route: PageRoute): PageModule {
  return loaded.get(route.id) ?? use(loadOrReload(route))
}

function loadOrReload(route: PageRoute): Promise<PageModule> {
  const known = navigations.get(route.id)
  if (known) return known
  const promise = loadPage(route).catch(() => {
    window.location.reload()
    return new Promise<PageModule>(() => {})
  })
  navigations.set(route.id, promise)
  return promise
}
