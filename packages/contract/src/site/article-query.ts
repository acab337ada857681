/** Query parameters of the article list. */
export const articleQuery = { text: 'q', category: 'category' } as const
