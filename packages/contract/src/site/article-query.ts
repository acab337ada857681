/** Query parameters of the article list. */
export const articleQuery = { text: 'q', category: 'category', page: 'page' } as const

/** Most articles that a page of their list shows, and the most in the feed. */
export const articlesPerPage = 48

/** A category as an address of the article list names it. */
export const categorySlug = (category: string) => category.toLowerCase().replace(' ', '-')
