import type { PageState } from '@northword/contract/site/page-state'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from '../../site/api/query-client.ts'
import { fillClient } from '../../site/api/served-queries.ts'
import { trpc } from '../../site/api/trpc.ts'
import { usePageState } from '../../site/served/page-state.tsx'
import { onLinkPage, OrderPlaceContext } from '../order/address/order-place.ts'
import { linkClient } from './link-client.ts'

/** Has its own query cache, apart from a signed-in client's; leaving the page drops it. */
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
