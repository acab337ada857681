import type { PageState } from '@northword/contract/page-state'
import type { ZodType } from 'zod'
import type { BrowserKeys } from './browser-keys.ts'
import type { Client } from '../features/people/actor.ts'
import type { Context } from './context.ts'

/** What the server puts into a page for one visitor, before any script runs. It knows nothing of Fastify. */
export interface PageView {
  /** The path of a page; `:name` is a parameter. */
  path: string
  /** Set where an address without a query always shows the page as it was built. */
  needsQuery?: true
  /** @throws what a use case throws; then the page comes as it was built, with the status of the failure */
  load: (request: ViewRequest) => Promise<View> | View
}

export interface ViewRequest {
  /** The query of the address; it names a form as `sent` only where that form led this browser here. */
  query: URLSearchParams
  /** A parameter of the path; empty where there is none of that name. */
  parameter: (name: string) => string
  /** The path with its query, for the way back. */
  address: string
  browser: BrowserKeys
  /**
   * Who is signed in; null where nobody is. A browser without a session needs no database for that, and so no place in
   * the room: it is never refused.
   */
  client: () => Promise<Client | null>
  /** The context of this request, for use cases. */
  context: () => Promise<Context>
}

/** A page with this state in it, or as it was built, or another address that the visitor is sent to. */
export type View = 'as built' | { state: PageState; status?: number } | { goTo: string }

/**
 * The view of a page whose form was sent: the query of its address says so, with the facts that are told, so that it
 * can be reloaded. Any other address shows the page as it was built.
 */
export const sentView = (path: string, form: string, facts?: ZodType<Record<string, string>>): PageView => ({
  path,
  needsQuery: true,
  load({ query }) {
    if (query.get('sent') !== form) return 'as built'
    const told = facts ? facts.safeParse(Object.fromEntries(query)) : { success: true, data: {} }
    return told.success ? { state: { posted: { kind: 'sent', form, facts: told.data } } } : 'as built'
  },
})
