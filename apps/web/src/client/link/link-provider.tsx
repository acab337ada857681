import type { PageState } from '@northword/contract/page-state'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from '../../site/api/query-client.ts'
import { fillClient } from '../../site/api/served-queries.ts'
import { trpc } from '../../site/api/trpc.ts'
import { usePageState } from '../../site/served/page-state.tsx'
import { onLinkPage, OrderPlaceContext } from '../order/order-place.ts'
import { linkClient } from './link-client.ts'

/**
 * Lets everything in it act as the holder of a link. What it fetches is kept apart from that of the client who may be
 * signed in, and is gone when the page is left.
 */
export function LinkProvider({ children }: { children: ReactNode }) {
  const state = usePageState()
  const [client] = useState(() => clientWith(state))
  return (
    <trpc.Provider client={linkClient} queryClient={client}>
      <QueryClientProvider client={client}>
        <OrderPlaceContext value={onLinkPage}>{children}</OrderPlaceContext>
      </QueryClientProvider>
    </trpc.Provider>
  )
}

function clientWith({ queries }: PageState) {
  const client = newQueryClient()
  if (queries) fillClient(client, queries)
  return client
}
