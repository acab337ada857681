import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../api/me.ts'

/** Asks the server again who is signed in, after something about them has changed. */
export function useRefreshMe() {
  const client = useQueryClient()
  return () => client.invalidateQueries(meQuery)
}
