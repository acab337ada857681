import { fresh } from './fresh.ts'
import type { Query } from './loaded.tsx'
import type { Pages } from './show-more.tsx'

/** How every list of the client's is fetched: page by page, and again whenever it comes into view. */
export const paged = {
  ...fresh,
  getNextPageParam: ({ next }: { next: string | null }) => next,
} as const

interface Fetched<Page> extends Query<{ pages: Page[] }>, Pages {}

/** A list as one, of the pages that were fetched: its rows, and the way to more of them. */
export function rowsOf<Page, Row>(query: Fetched<Page>, rows: (page: Page) => readonly Row[]) {
  const { data, error, isFetching, isFetchNextPageError } = query
  // What did not come of the next page is said under the list.
  const all: Query<Row[]> = {
    data: data?.pages.flatMap(rows),
    error: isFetchNextPageError ? null : error,
    isFetching,
  }
  return all
}
