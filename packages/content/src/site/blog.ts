import { site } from '#site'

export const blog = {
  heading: 'Find an article',
  search: 'Search the articles',
  searchButton: 'Search',
  categories: 'Category',
  all: 'All',
  count: (articles: number) => `Showing ${articles} article${articles === 1 ? '' : 's'}`,
  featured: 'Featured',
  none: {
    heading: 'No articles found',
    text: 'Fewer words find more. So does another category.',
    button: 'Clear Filters',
  },
  noneYet: { heading: 'No articles yet', text: 'The newsletter brings the first one.' },
  closing: site.blog.closing,
} as const
