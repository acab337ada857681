import { orderOpening } from '@northword/content/orders/order-opening'
import type { Em } from '../../db/orm.ts'
import { decoded } from './page-address.ts'
import type { LivePages, Pages } from './pages.ts'

/** Present address of each page that had another one. */
type MovedPages = (em: Em) => Promise<ReadonlyMap<string, string>>

/** Present address for a path without a page; null if there is none. */
export type FormerAddresses = (pathname: string) => Promise<string | null>

interface Reading {
  em: () => Em
  movedPages: MovedPages
  live: LivePages
}

/** Reads them once for a release, and only when somebody asks for a path that could be one. */
export function formerAddresses({ em, movedPages, live }: Reading): FormerAddresses {
  const ofRelease = new WeakMap<Pages, ReturnType<MovedPages>>()
  return async (pathname) => {
    const path = formerPath(pathname)
    if (path === null) return null
    const pages = live.now()
    const moved = ofRelease.get(pages) ?? Promise.try(() => movedPages(em()))
    ofRelease.set(pages, moved)
    // A database that is away is asked again later.
    moved.catch(() => ofRelease.delete(pages))
    const to = (await moved.catch(() => undefined))?.get(path) ?? null
    return to !== null && pages.byPath.has(to) ? to : null
  }
}

/** The path as a release keeps it; null for those that it never keeps. Pay links lead where orders begin. */
function formerPath(pathname: string): string | null {
  const [, place, key] = /^\/(blog|order|pay)\/([\w-]{1,200})\/?$/.exec(decoded(pathname)) ?? []
  if (!place || !key) return null
  return place === 'blog' ? `/blog/${key.toLowerCase()}` : orderOpening.to(key.toUpperCase())
}
