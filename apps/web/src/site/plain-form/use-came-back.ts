import { useLocation } from 'react-router-dom'
import { usePosted } from '../served/page-state.tsx'
import { type Ended, endOf, type GoOn, type Typed } from './outcome.ts'

/** How a form ended that was posted without scripts, before this page. */
export interface CameBack<Result, Remedy> {
  ended: Ended<Result, Remedy> | null
  typed: Typed
  /** Where it is posted to again: its page, without the place in it that the reader has gone to since. */
  address?: string
}

/**
 * The end of a form that was posted without scripts, and what had been typed.
 * @param sentBy reads the result from what the server told; null where that is not whole
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
