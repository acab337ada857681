import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callFailure } from '../../site/api/call-failure.ts'
import { deskClient } from './desk-client.ts'

/** Who is signed in at the desk; null where nobody is. It follows other tabs as soon as this one is looked at. */
export const meQuery = queryOptions({
  queryKey: ['staff', 'me'],
  queryFn: () => deskClient.staff.me.query().catch(nobodyOr),
  refetchOnWindowFocus: 'always',
})

function nobodyOr(error: unknown): null {
  if (callFailure(error).status === 401) return null
  throw error
}

/** Forgets all that was fetched for somebody who is no longer signed in. */
export function forgetEverybody(client: QueryClient) {
  client.setQueryData(meQuery.queryKey, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'me' })
}
