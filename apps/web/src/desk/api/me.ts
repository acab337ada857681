import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { callFailure } from '../../site/api/call-failure.ts'
import { deskClient } from './desk-client.ts'

const meKey = ['staff', 'me']

/** The signed-in member of the desk, or null. Refetched on focus, to follow other tabs. */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: ({ client }) => findMe(client),
  refetchOnWindowFocus: 'always',
})

async function findMe(client: QueryClient) {
  const me = await deskClient.staff.me.query().catch(nobodyOr)
  const before = client.getQueryData<typeof me>(meKey)
  // Another member has signed in in another tab. Their pages must find no answers of the first.
  if (me && before && me.member.id !== before.member.id) forgetAnswers(client)
  return me
}

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
  forgetAnswers(client)
}

function forgetAnswers(client: QueryClient) {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'me' })
}
