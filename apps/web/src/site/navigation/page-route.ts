import type { PageHead, PageId } from '@northword/content/site/pages'
import type { ServedQuery } from '@northword/contract/site/page-state'
import type { Ask } from '@northword/server/doors/pages/render-page'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'

export interface PageProps {
  head: PageHead
  params: Params
}

/** A page's queries during server rendering. */
interface PageQuestions {
  ask: Ask
  params: Params
  query: URLSearchParams
}

/** Queries that a signed-in page needs before rendering; `status` defaults to 200. */
export type PageLoad = (questions: PageQuestions) => Promise<{ queries: ServedQuery[]; status?: number }>

export interface PageModule {
  default: ComponentType<PageProps>
  /** Title and texts of one address of the pattern; undefined if nothing is there. */
  headOf?: (params: Params) => PageHead | undefined
  /** Addresses to prerender. Default: the route's path. */
  addresses?: readonly string[]
  load?: PageLoad
  /** Loads further chunks for this query before hydration. */
  ready?: (search: string) => Promise<unknown>
}

/** A page of the site; its texts come from the content package. */
export interface PageRoute {
  id: PageId
  /** react-router's path pattern; `*` matches the rest. */
  path: string
  head: PageHead
  page: () => Promise<PageModule>
  /** Excluded from search engines: about one visitor, a duplicate, or missing. */
  isPrivate?: true
  /** Needs no script: its HTML is kept as a document brings it. */
  isStatic?: true
  /** For clients only: others are redirected. */
  isGuarded?: true
  /** `'now'`: useless without scripts; `'for-clients'`: at once for clients. Default: at the first interaction. */
  hydrate?: 'now' | 'for-clients'
  /**
   * Sources of the chunks that its buttons open, prefetched after the page's own. Their styles are in the page if it
   * may start with one open.
   */
  opens?: readonly string[]
}
