import { linkInput } from '@northword/contract/auth'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** The secret of the mailed link that opened a page. */
export interface LinkToken {
  /** Null where it is missing or not complete, undefined while the built page is not alive. */
  token: string | null | undefined
  /** It, or nothing, at the moment of a press: one that waited for the script is answered before it is rendered. */
  latest: () => string
}

/** Takes the secret from the end of the address, where it does not stay for a moment. */
export function useLinkToken(): LinkToken {
  const [token, setToken] = useState<string | null>()
  const taken = useRef<string | null>(null)
  useLayoutEffect(() => {
    const take = () => {
      const given = takeFromAddress()
      if (given !== null) taken.current = linkInput.safeParse({ token: given }).data?.token ?? null
      setToken(taken.current)
    }
    take()
    // Another link, opened in the same tab, changes nothing but the end of the address.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  const latest = useCallback(() => taken.current ?? '', [])
  return { token, latest }
}

function takeFromAddress(): string | null {
  const { hash, pathname, search } = window.location
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (token !== null) window.history.replaceState(window.history.state, '', pathname + search)
  return token
}
