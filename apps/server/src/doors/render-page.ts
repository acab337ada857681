import type { Answered, PageState } from '@northword/contract/page-state'

/**
 * Runs a query of the router in a request's context: `ask('orders.find', { number })`. Rejects if the database cannot
 * be reached.
 */
export type Ask = (path: string, input: unknown) => Promise<Answered>

export interface RenderedPage {
  /** Content of the page's root element. */
  markup: string
  /** The given state, plus the answers to the page's queries. */
  state: PageState
  /** HTTP status. Default: 200. */
  status?: number
}

/** Renders the page at an address, a path with its query. Supplied by the web app's build. */
export type RenderPage = (address: string, state: PageState, ask: Ask) => Promise<RenderedPage>
