import { queryOptions } from '@tanstack/react-query'
import { deskClient } from '../../api/desk-client.ts'

/** Whether the studio is open, and what is still invented in the drafts. */
export const openingQuery = queryOptions({
  queryKey: ['site', 'opening'],
  queryFn: () => deskClient.site.opening.query(),
  staleTime: 0,
})
