import type { AppRouter } from '@northword/server/router'
import { createTRPCReact, httpLink } from '@trpc/react-query'
import { jsonFetch } from './json-fetch.ts'

/** The server's procedures as React hooks. Everything that imports this is loaded only when it is wanted. */
export const trpc = createTRPCReact<AppRouter>()

/** The same procedures for code that is not a component. */
export const trpcClient = trpc.createClient({ links: [httpLink({ url: '/trpc', fetch: jsonFetch })] })
