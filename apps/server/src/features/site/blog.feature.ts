import { articleQuery } from '@northword/contract/site/article-query'
import type { Feature } from '../../feature.ts'

/** Articles are prebuilt pages. Only the list depends on the query string. */
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
