import { nextPath } from '@northword/contract/next-path'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageState } from '../served/page-state.tsx'

/**
 * Where to go after signing in, and links that pass it on. The built page knows no query, so it is there
 * from just after hydration; a page that the server rendered for this address has it from the first.
 */
export function useNext() {
  const { search } = useLocation()
  const isServed = Object.keys(usePageState()).length > 0
  const read = () => nextPath(new URLSearchParams(search))
  const next = useSyncExternalStore(never, read, () => (isServed ? read() : null))
  const withNext = (path: string) => (next ? `${path}?${new URLSearchParams({ next }).toString()}` : path)
  return { next: next ?? '/dashboard', withNext }
}

const never = () => () => {}
