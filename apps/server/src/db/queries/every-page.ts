import type { PageInput } from '@northword/contract/pages'

/** Yields every row of a list, read page by page on demand. */
export async function* everyPage<Page extends { next: string | null }, Row>(
  read: (page: PageInput) => Promise<Page>,
  rowsOf: (page: Page) => Row[],
): AsyncGenerator<Row> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read({ cursor })
    yield* rowsOf(page)
    cursor = page.next
  }
}
