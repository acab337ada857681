import { QueryClient } from '@tanstack/react-query'

/**
 * Data never goes stale and nothing is fetched again or retried by itself, as the specification says.
 * `networkMode: 'always'`: otherwise a mutation without a network would wait silently for ever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
