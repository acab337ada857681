import type { NavLink } from './navigation.ts'

const ways: readonly NavLink[] = [
  { label: 'View Our Services', to: '/services' },
  { label: 'Get Free Consultation', to: '/contact' },
]

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
  closing: {
    heading: 'Or have it written',
    text: 'All of this can be done without us. It can also be ordered, at a fixed price, while you do something else.',
    ctas: ways,
  },
} as const
