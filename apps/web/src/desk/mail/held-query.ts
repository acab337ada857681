import { queryOptions } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'

/** The member's mails that can still be cancelled. */
export const heldQuery = queryOptions({
  queryKey: ['desk', 'held mails'],
  queryFn: () => deskClient.desk.heldMails.query(),
  staleTime: 0,
})
