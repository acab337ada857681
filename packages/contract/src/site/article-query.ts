/** Query parameters of the article list. */
export const articleQuery = { text: 'q', category: 'category' } as const

/** A category as an address of the article list names it. */
export const categorySlug = (category: string) => category.toLowerCase().replace(' ', '-')
