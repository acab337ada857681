import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { callFailure } from '../../site/api/call-failure.ts'
import { deskClient } from './desk-client.ts'

/** The signed-in member of the desk, or null. Refetched on focus, to follow other tabs. */
export const meQuery = queryOptions({
  queryKey: ['staff', 'me'],
  queryFn: () => deskClient.staff.me.query().catch(nobodyOr),
  refetchOnWindowFocus: 'always',
})

function nobodyOr(error: unknown): null {
  if (callFailure(error).status === 401) return null
  throw error
}

/** Reads the member again after a change. */
export function useRefreshMe() {
  const client = useQueryClient()
  return () => client.invalidateQueries(meQuery)
}

/** Clears the query cache after a sign-out. */
export function forgetEverybody(client: QueryClient) {
  client.setQueryData(meQuery.queryKey, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'me' })
}
