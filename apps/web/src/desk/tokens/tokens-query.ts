import { queryOptions } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { fresh } from '../api/fresh.ts'

/** All API tokens. Refetched on focus. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens', 'list'],
  queryFn: () => deskClient.tokens.list.query(),
  ...fresh,
})
