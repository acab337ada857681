import type { PageInput } from '@northword/contract/pages'

/** Yields every row of a list, which is read page by page as rows are asked for. */
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
