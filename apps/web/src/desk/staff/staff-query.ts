import { queryOptions } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { fresh } from '../api/fresh.ts'

/** All members. Refetched on focus. */
export const staffQuery = queryOptions({
  queryKey: ['staff', 'list'],
  queryFn: () => deskClient.staff.list.query(),
  ...fresh,
})
