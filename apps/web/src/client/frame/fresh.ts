import { useSearchParams } from 'react-router-dom'
import { usePageState } from '../../site/served/page-state.tsx'
import { afterIn, listInput } from './list-place.ts'
import type { Query } from './loaded.tsx'
import type { Pages } from './show-more.tsx'

/**
 * For the client's own data: it is fetched again whenever it comes into view, but not where the document has just
 * brought it. All else never goes stale.
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

/** For a list of the client's own data, which comes page by page, from the place that the address names. */
export function usePaged() {
  const fresh = useFresh()
  const after = afterIn(useSearchParams()[0])
  const getNextPageParam = ({ next }: { next: string | null }) => next
  return { input: listInput(after), options: { ...fresh, getNextPageParam, initialCursor: after } }
}

interface Fetched<Page> extends Query<{ pages: Page[] }>, Pick<Pages, 'isFetchNextPageError'> {}

/** The rows of all pages that were fetched, as one query. */
export function rowsOf<Page, Row>(query: Fetched<Page>, rows: (page: Page) => readonly Row[]): Query<Row[]> {
  const { data, error, isFetching, isFetchNextPageError } = query
  return {
    data: data?.pages.flatMap(rows),
    // A failure of the next page is told under the list.
    error: isFetchNextPageError ? null : error,
    isFetching,
  }
}
