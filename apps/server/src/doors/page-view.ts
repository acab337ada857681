import type { SiteContent } from '@northword/contract/content/site-content'
import type { PageState } from '@northword/contract/site/page-state'
import type { ZodType } from 'zod'
import type { BrowserKeys } from './browser-keys.ts'
import type { Client } from '../features/people/actor.ts'
import type { Context } from './context.ts'

/** State that the server puts into a page for one visitor, before scripts run. Independent of Fastify. */
export interface PageView {
  /** Path of a page; `:name` is a parameter. */
  path: string
  /** Set where an address without a query always shows the page as it was built. */
  needsQuery?: true
  /** @throws what a use case throws; then the page comes as it was built, with the status of the failure */
  load: (request: ViewRequest) => Promise<View> | View
}

interface ViewRequest {
  /** Contains `sent` only if that form redirected this browser here. */
  query: URLSearchParams
  /** Path parameter; empty if there is none of that name. */
  parameter: (name: string) => string
  address: string
  /** The same as of its context. */
  site: SiteContent
  browser: BrowserKeys
  /** The signed-in client, else null. Without a session cookie it needs no database and no place. */
  client: () => Promise<Client | null>
  context: () => Promise<Context>
}

export type View = 'as built' | { state: PageState; status?: number } | { goTo: string }

/** View of a page after its form was sent. The query holds form and facts, so that the page can be reloaded. */
export const sentView = (path: string, form: string, facts?: ZodType<Record<string, string>>): PageView => ({
  path,
  needsQuery: true,
  load({ query }) {
    if (query.get('sent') !== form) return 'as built'
    const told = facts ? facts.safeParse(Object.fromEntries(query)) : { success: true, data: {} }
    return told.success ? { state: { posted: { kind: 'sent', form, facts: told.data } } } : 'as built'
  },
})
