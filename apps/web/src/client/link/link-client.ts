import { byLinkHeader } from '@northword/contract/people/by-link'
import type { AppRouter } from '@northword/server/router'
import { createTRPCClient, httpLink } from '@trpc/client'
import { readAsJson, sameOriginRequest } from '../../site/api/json-fetch.ts'
import { learningTime } from '../../site/api/server-clock.ts'

/** tRPC client of a link's holder. A 401 means a dead link; the session on the site stays. */
export const linkClient = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      fetch: learningTime(readAsJson(sameOriginRequest)),
      headers: { [byLinkHeader]: '1' },
    }),
  ],
})
