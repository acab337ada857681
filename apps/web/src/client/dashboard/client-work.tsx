import { dashboard } from '@northword/content/orders/dashboard'
import type { ReactNode } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { useFresh } from '../frame/refetching.ts'
import { Loaded, type Query } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { UnverifiedNotice } from './unverified-notice.tsx'

interface ClientWorkProps<Data> {
  query: Query<Data>
  children: (data: Data) => ReactNode
}

/** Projects or orders below the notice about an unverified address. Waits for both. */
export function ClientWork<Data>({ query, children }: ClientWorkProps<Data>) {
  const account = trpc.account.find.useQuery(undefined, useFresh())
  const skeleton = <LoadingLines label={dashboard.loading} />
  if (account.isPending) return skeleton
  return (
    <>
      {account.data?.emailVerified === false && <UnverifiedNotice email={account.data.email} />}
      <Loaded query={query} skeleton={skeleton}>
        {children}
      </Loaded>
    </>
  )
}
