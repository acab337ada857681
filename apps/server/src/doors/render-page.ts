import type { Answered, PageState } from '@northword/contract/page-state'

/**
 * Answers a query of the router in the context of one request: `ask('orders.find', { number })`. Rejects where the
 * database cannot be reached.
 */
export type Ask = (path: string, input: unknown) => Promise<Answered>

/** A page rendered for one visitor. */
export interface RenderedPage {
  /** What stands in the page's root element. */
  markup: string
  /** The given state, with the answers of all procedures that the page asked. */
  state: PageState
  /** The HTTP status of what it shows; 200, if left out. */
  status?: number
}

/** Renders the page at an address of the site: a path with its query. The build of the web application brings it. */
export type RenderPage = (address: string, state: PageState, ask: Ask) => Promise<RenderedPage>
