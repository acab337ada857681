import type { Query } from './loaded.tsx'
import type { Pages } from './show-more.tsx'

/** For the client's own data: it is fetched again whenever it comes into view. All else never goes stale. */
export const fresh = { staleTime: 0, refetchOnMount: true, refetchOnWindowFocus: 'always' } as const

/** For a list of the client's own data, which comes page by page. */
export const paged = {
  ...fresh,
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const

interface Fetched<Page> extends Query<{ pages: Page[] }>, Pages {}

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
