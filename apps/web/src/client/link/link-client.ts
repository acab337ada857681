import { byLinkHeader } from '@northword/contract/by-link'
import type { AppRouter } from '@northword/server/router'
import { createTRPCClient, httpLink } from '@trpc/client'
import { readAsJson, sameOriginRequest } from '../../site/api/json-fetch.ts'

/**
 * The server's procedures, called by the holder of the link that is open in this browser. After a 401 that link is dead;
 * who is signed in on the site is another matter, and stays.
 */
export const linkClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', fetch: readAsJson(sameOriginRequest), headers: { [byLinkHeader]: '1' } })],
})
