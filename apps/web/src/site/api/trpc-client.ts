import type { AppRouter } from '@northword/server/router'
import { createTRPCClient, httpLink } from '@trpc/client'
import { jsonFetch } from './json-fetch.ts'
import { learningTime } from './server-clock.ts'

/** Imported only by code that loads on demand. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', fetch: learningTime(jsonFetch) })],
})
