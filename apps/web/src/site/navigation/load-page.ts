import { use } from 'react'
import { orReload } from '../parts/or-reload.ts'
import type { PageModule, PageRoute } from './page-route.ts'
import { isKept } from './static-matter.tsx'

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
 * The code of a page: at once where it is loaded (always so while hydrating), otherwise the navigation waits
 * for it with the old page on screen; null where the document brought the page and it needs no code. Where
 * it is gone (a newer release) or out of reach, the browser loads the address as a document.
 */
export function usePage(route: PageRoute): PageModule | null {
  if (isAsBuilt(route)) return null
  // A render that waited for the code must ask for it in the same way when it is repeated: React counts on that.
  const navigation = navigations.get(route.id)
  return navigation ? use(navigation) : (loaded.get(route.id) ?? use(loadOrReload(route)))
}

/** Whether the page is one that stays as it was built, and the document brought it. */
export const isAsBuilt = ({ id, isStatic }: PageRoute) => Boolean(isStatic && isKept(id))

function loadOrReload(route: PageRoute): Promise<PageModule> {
  const known = navigations.get(route.id)
  if (known) return known
  const promise = orReload(loadPage(route))
  navigations.set(route.id, promise)
  return promise
}
