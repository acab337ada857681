import { queryOptions } from '@tanstack/react-query'
import { deskClient } from '../../api/desk-client.ts'

export const mailServerQuery = queryOptions({
  queryKey: ['mail-server'],
  queryFn: () => deskClient.mailServer.find.query(),
  staleTime: 0,
  gcTime: 0,
})
