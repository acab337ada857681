import type { AppRouter } from '@northword/server/router'
import { createTRPCClient, httpLink } from '@trpc/client'
import { learningTime } from '../../site/api/server-clock.ts'
import { deskFetch } from './desk-fetch.ts'

/** tRPC client that sends the desk's cookie. */
export const deskClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', fetch: learningTime(deskFetch) })],
})
