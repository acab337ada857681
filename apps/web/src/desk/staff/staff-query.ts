import { queryOptions } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'

/** Everybody at the desk. It is fetched again whenever it comes into view. */
export const staffQuery = queryOptions({
  queryKey: ['staff', 'list'],
  queryFn: () => deskClient.staff.list.query(),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})
