import type { AppRouter } from '@northword/server/router'
import { createTRPCReact } from '@trpc/react-query'

/** The server's procedures as React hooks, for pages that list and cache what they fetch. */
export const trpc = createTRPCReact<AppRouter>()
