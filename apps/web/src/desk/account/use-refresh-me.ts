import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../api/me.ts'

export function useRefreshMe() {
  const client = useQueryClient()
  return () => client.invalidateQueries(meQuery)
}
