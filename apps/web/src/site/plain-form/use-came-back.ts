import { useLocation } from 'react-router-dom'
import { usePosted } from '../served/page-state.tsx'
import { type Ended, endOf, type GoOn, type Typed } from './outcome.ts'

/** Outcome of a form that was posted without scripts. */
export interface CameBack<Result, Remedy> {
  ended: Ended<Result, Remedy> | null
  typed: Typed
  /** Action for the next post: the page's address without its hash. */
  address?: string
}

/**
 * Outcome and typed values of a form that was posted without scripts.
 * @param sentBy reads the result from the server's facts; null if they are incomplete
 */
export function useCameBack<Result, Remedy>(
  name: string,
  goOn: GoOn<Result, Remedy> | undefined,
  sentBy: ((facts: Record<string, string>) => Result | null) | undefined,
): CameBack<Result, Remedy> {
  const posted = usePosted(name)
  const { pathname, search } = useLocation()
  if (posted?.kind === 'refused') {
    const { typed } = posted
    return { ended: endOf(posted, typed, goOn), typed, address: pathname + search }
  }
  const result = posted ? (sentBy?.(posted.facts) ?? null) : null
  return { ended: result === null ? null : { kind: 'sent', result }, typed: {} }
}
