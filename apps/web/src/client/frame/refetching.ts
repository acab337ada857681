import { useSearchParams } from 'react-router-dom'
import { usePageState } from '../../site/served/page-state.tsx'
import { afterIn, listInput } from './list-place.ts'
import type { Query } from '../../components/loaded.tsx'
import type { Pages } from './show-more.tsx'

/**
 * For the client's own data: refetches on mount and focus, unless the document has just brought it. Other queries
 * never go stale.
 */
export function useFresh() {
  const isServed = usePageState().queries !== undefined
  return {
    staleTime: isServed ? Infinity : 0,
    refetchOnMount: true,
    retryOnMount: !isServed,
    refetchOnWindowFocus: 'always',
  } as const
}

/** Like {@link useFresh} for a paged list that starts at the row in the address. */
export function usePaged() {
  const fresh = useFresh()
  const after = afterIn(useSearchParams()[0])
  const getNextPageParam = ({ next }: { next: string | null }) => next
  return { input: listInput(after), options: { ...fresh, getNextPageParam, initialCursor: after } }
}

/** A paged list as react-query answers it. */
export interface Paged<Page> extends Query<{ pages: Page[] }>, Pick<Pages, 'isFetchNextPageError'> {}

/** Joins the rows of all loaded pages into one query. */
export function rowsOf<Page, Row>(query: Paged<Page>, rows: (page: Page) => readonly Row[]): Query<Row[]> {
  const { data, error, isFetching, isFetchNextPageError } = query
  return {
    data: data?.pages.flatMap(rows),
    // The list shows a failure of the next page below itself.
    error: isFetchNextPageError ? null : error,
    isFetching,
  }
}
