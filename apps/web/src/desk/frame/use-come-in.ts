import { nextPath } from '@northword/contract/next-path'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { meQuery } from '../api/me.ts'

/** Goes on to where somebody wanted to go, once the server has signed them in. */
export function useComeIn() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return async () => {
    await client.fetchQuery({ ...meQuery, staleTime: 0 })
    await navigate(nextPath(query) ?? '/', { replace: true })
  }
}
