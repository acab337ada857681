import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../api/me.ts'

/** Who is signed in; only for pages that are shown to nobody else. */
export function useMe() {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('This page is shown to those who are signed in.')
  return data
}
