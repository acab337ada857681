import type { AppRouter } from '@northword/server/router'
import { createTRPCClient, httpLink } from '@trpc/client'
import { deskFetch } from './desk-fetch.ts'

/** The server's procedures, called with the cookie of the desk. */
export const deskClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', fetch: deskFetch })],
})
