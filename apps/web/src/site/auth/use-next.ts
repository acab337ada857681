import { nextPath } from '@northword/contract/people/next-path'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageState } from '../served/page-state.tsx'

/**
 * The path after sign-in, and links that pass it on. A prerendered page learns it after hydration, a server-rendered
 * one has it at once.
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
