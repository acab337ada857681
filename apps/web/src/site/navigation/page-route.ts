import type { PageCopy, PageId } from '@northword/content/pages'
import type { ServedQuery } from '@northword/contract/page-state'
import type { Ask } from '@northword/server/doors/render-page'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'

/** The props of every page. */
export interface PageProps {
  copy: PageCopy
  params: Params
}

/** What a page asks procedures for, while the server renders it for one visitor. */
export interface PageQuestions {
  ask: Ask
  params: Params
  query: URLSearchParams
}

/** Asks for what a page shows to who is signed in, before the server renders it; with its HTTP status, if not 200. */
export type PageLoad = (questions: PageQuestions) => Promise<{ queries: ServedQuery[]; status?: number }>

/** The code of a page. */
export interface PageModule {
  default: ComponentType<PageProps>
  /** The words of one address of a pattern; undefined where there is nothing at it. */
  copyOf?: (params: Params) => PageCopy | undefined
  /** The addresses at which the build writes the page as a complete HTML file; the route's path, if left out. */
  addresses?: readonly string[]
  load?: PageLoad
  /** Fetches the code that the page needs beside its own at an address with this query, before it is taken over. */
  ready?: (search: string) => Promise<unknown>
}

/** One page of the site. Its words come from the content package, its place in the world from the list of routes. */
export interface PageRoute {
  id: PageId
  /** Path pattern of react-router; `*` is everything else. */
  path: string
  copy: PageCopy
  page: () => Promise<PageModule>
  /** Whether search engines should leave it out: it is about one visitor, repeats another page, or is not there. */
  isPrivate?: true
  /** Whether it needs no script of its own, so that it stays as it was built when the frame comes to life. */
  isStatic?: true
  /**
   * `'now'` where a page is of no use without its scripts, `'for-clients'` where it has something for who is
   * signed in; elsewhere they wait for the visitor.
   */
  hydrate?: 'now' | 'for-clients'
  /**
   * The sources of what its buttons and links open in its place, to be fetched after the page's own scripts. Their styles
   * are in the page from the beginning where it may begin with them.
   */
  opens?: readonly string[]
}
