import { QueryClient } from '@tanstack/react-query'
import { currentSession, subscribeToSession } from '../session/session-store.ts'
import { getJson } from './get-json.ts'

/**
 * The specification forbids refetches and retries. `networkMode: 'always'`, because a mutation would otherwise wait
 * for ever offline.
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

export const queryClient = newQueryClient()

let reader = currentSession()?.id

/** Drops cached answers when another user, or nobody, is signed in. */
subscribeToSession(() => {
  const next = currentSession()?.id
  if (next === reader) return
  reader = next
  queryClient.removeQueries({ type: 'inactive' })
  if (next) void queryClient.resetQueries({ type: 'active' })
})
