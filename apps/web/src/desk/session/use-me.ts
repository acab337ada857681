import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../api/me.ts'

/** The signed-in member. Throws if there is none. */
export function useMe() {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('This page is shown to those who are signed in.')
  return data
}
