import type { AppRouter } from '@northword/server/router'
import { createTRPCReact } from '@trpc/react-query'

/** tRPC as React hooks, for pages that list and cache. */
export const trpc = createTRPCReact<AppRouter>()
