import { dashboard } from '@northword/content/orders/dashboard'
import type { ReactNode } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { NothingYet } from '../frame/nothing-yet.tsx'
import { type Paged, rowsOf, useFresh } from '../frame/refetching.ts'
import { type Pages, ShowMore } from '../frame/show-more.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { UnverifiedNotice } from './unverified-notice.tsx'

interface ClientListProps<Page, Row> {
  pages: Pages & Paged<Page>
  rows: (page: Page) => readonly Row[]
  /** Words for a client who has none. */
  empty: { heading: string; text: string }
  children: (rows: readonly Row[]) => ReactNode
}

/** Projects or orders below the notice about an unverified address. Waits for both. */
export function ClientList<Page, Row>({ pages, rows, empty, children }: ClientListProps<Page, Row>) {
  const account = trpc.account.find.useQuery(undefined, useFresh())
  const skeleton = <LoadingLines label={dashboard.loading} />
  if (account.isPending) return skeleton
  return (
    <>
      {account.data?.emailVerified === false && <UnverifiedNotice email={account.data.email} />}
      <Loaded query={rowsOf(pages, rows)} skeleton={skeleton}>
        {(all) =>
          all.length === 0 ? (
            <NothingYet {...empty} link={dashboard.toServices} />
          ) : (
            <ShowMore pages={pages} count={all.length}>
              {children(all)}
            </ShowMore>
          )
        }
      </Loaded>
    </>
  )
}
