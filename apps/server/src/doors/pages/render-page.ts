import type { Answered, PageState } from '@northword/contract/site/page-state'

/** Runs a query in a request's context: `ask('orders.find', { number })`. Rejects if the database is away. */
export type Ask = (path: string, input: unknown) => Promise<Answered>

export interface RenderedPage {
  markup: string
  /** The given state, plus the answers to the page's queries. */
  state: PageState
  /** HTTP status. Default: 200. */
  status?: number
  /** Title, as HTML, and query of an address that is canonical itself. Default: as built. */
  head?: { title: string; query: string }
}

/** Renders the page at an address, a path with its query. Supplied by the web app's build. */
export type RenderPage = (address: string, state: PageState, ask: Ask) => Promise<RenderedPage>
