import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { nextPath } from '../session/next-path.ts'

/**
 * Where to go after signing in, and links that pass it on. The built page knows no query, so it is there
 * from just after hydration.
 */
export function useNext() {
  const { search } = useLocation()
  const next = useSyncExternalStore(
    never,
    () => nextPath(search, window.location.origin),
    () => null,
  )
  const withNext = (path: string) => (next ? `${path}?${new URLSearchParams({ next }).toString()}` : path)
  return { next: next ?? '/dashboard', withNext }
}

const never = () => () => {}
