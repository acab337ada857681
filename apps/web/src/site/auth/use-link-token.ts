import { linkTokenPattern } from '@northword/contract/link-token'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Typed } from '../plain-form/outcome.ts'

interface Link {
  /** Null where it is missing or not complete, undefined while the built page is not alive. */
  token: string | null | undefined
  /** How many more links were opened in the same tab since. */
  later: number
}

/** The secret of the mailed link that opened a page. */
export interface LinkToken extends Link {
  /** It, or nothing, at the moment of a press: one that waited for the script is answered before it is rendered. */
  alsoSend: () => Typed
}

/** Takes the secret from the end of the address, where it does not stay for a moment. */
export function useLinkToken(): LinkToken {
  const [link, setLink] = useState<Link>({ token: undefined, later: 0 })
  const taken = useRef<string | null>(null)
  useLayoutEffect(() => {
    const take = (more: number) => {
      const given = takeFromAddress()
      if (given !== null) taken.current = linkTokenPattern.test(given) ? given : null
      setLink(({ later }) => ({ token: taken.current, later: given === null ? later : later + more }))
    }
    const takeLater = () => take(1)
    take(0)
    // Another link, opened in the same tab, changes nothing but the end of the address.
    window.addEventListener('hashchange', takeLater)
    return () => window.removeEventListener('hashchange', takeLater)
  }, [])
  const alsoSend = useCallback(() => ({ token: taken.current ?? '' }), [])
  return { ...link, alsoSend }
}

function takeFromAddress(): string | null {
  const { hash, pathname, search } = window.location
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (token !== null) window.history.replaceState(window.history.state, '', pathname + search)
  return token
}
