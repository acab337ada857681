import { articleQuery } from '@northword/contract/article-query'
import type { Feature } from '../../feature.ts'

/** The articles are pages; only the list is completed, by what its address asks for. */
export const blog: Feature = {
  views: [
    {
      path: '/blog',
      needsQuery: true,
      load: ({ query }) =>
        Object.values(articleQuery).some((name) => query.get(name)) ? { state: {} } : 'as built',
    },
  ],
}
