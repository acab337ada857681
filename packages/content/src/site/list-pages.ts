/** A list of articles that is too long for one page. */
export const listPages = {
  count: (first: number, last: number, articles: number) =>
    `Showing articles ${first} to ${last} of ${articles}`,
  /** @param first title of the first page */
  title: (first: string, page: number) => `${first}, page ${page}`,
  label: 'Pages of articles',
  newer: 'Newer',
  older: 'Older',
} as const
