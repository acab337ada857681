import type { PageState } from '@northword/contract/site/page-state'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { usePageState } from '../served/page-state.tsx'
import { newQueryClient, queryClient } from './query-client.ts'
import { fillClient } from './served-queries.ts'
import { trpcClient } from './trpc-client.ts'
import { trpc } from './trpc.ts'

/** Provides the tRPC hooks, with the answers that the document brought for this user. */
export function ApiProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const state = usePageState()
  const [client] = useState(() => clientFor(userId, state))
  return (
    <trpc.Provider client={trpcClient} queryClient={client}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

const taken = new WeakSet<object>()

/** One client per browser; on the server one per page, because its cache belongs to one visitor. */
function clientFor(userId: string, { user, queries }: PageState): QueryClient {
  const client = typeof window === 'undefined' ? newQueryClient() : queryClient
  if (!queries || user?.id !== userId || taken.has(queries)) return client
  taken.add(queries)
  fillClient(client, queries)
  return client
}
