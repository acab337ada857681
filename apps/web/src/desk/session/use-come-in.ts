import { nextPath } from '@northword/contract/people/next-path'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { meQuery } from '../api/me.ts'

/** After the sign-in: goes to the page that was asked for, else to `otherwise`. */
export function useComeIn(otherwise = '/') {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return async () => {
    await client.fetchQuery({ ...meQuery, staleTime: 0 })
    await navigate(nextPath(query) ?? otherwise, { replace: true })
  }
}
