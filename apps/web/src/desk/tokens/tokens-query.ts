import { queryOptions } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'

/** All API tokens. Refetched on focus. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens', 'list'],
  queryFn: () => deskClient.tokens.list.query(),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})
