import type { AppRouter } from '@northword/server/router'
import { createTRPCClient, httpLink } from '@trpc/client'
import { jsonFetch } from './json-fetch.ts'

/** The server's procedures. Code that imports this is loaded only when it is wanted. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', fetch: jsonFetch })],
})
