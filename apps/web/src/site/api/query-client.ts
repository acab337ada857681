import { QueryClient } from '@tanstack/react-query'
import { currentSession, subscribeToSession } from '../session/session-store.ts'
import { getJson } from './get-json.ts'

/**
 * Data never goes stale and nothing is fetched again or retried by itself, as the specification says.
 * `networkMode: 'always'`: otherwise a mutation without a network would wait silently for ever.
 */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson(),
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

/** What this browser has fetched. */
export const queryClient = newQueryClient()

let reader = currentSession()?.id

/** Answers for one person are dropped as soon as somebody else, or nobody, is signed in. */
subscribeToSession(() => {
  const next = currentSession()?.id
  if (next === reader) return
  reader = next
  queryClient.removeQueries({ type: 'inactive' })
  if (next) void queryClient.resetQueries({ type: 'active' })
})
