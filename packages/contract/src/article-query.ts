/** The parameters in the address of the list of articles: a text to search for, and a category. */
export const articleQuery = { text: 'q', category: 'category' } as const
