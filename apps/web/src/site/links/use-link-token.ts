import { linkTokenPattern } from '@northword/contract/people/link-token'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Typed } from '../plain-form/outcome.ts'
import { usePosted } from '../served/page-state.tsx'

interface Link {
  /** Null: missing or incomplete. Undefined: not read yet, or used. */
  token: string | null | undefined
  /** Number of further links opened in the same tab. */
  later: number
}

/** Token of the mailed link that opened a page. */
export interface LinkToken extends Link {
  /** Read at the moment of a press: a held click may come before the token is rendered. */
  alsoSend: () => Typed
}

/** Removes the token from the address at once. After a post without scripts the server has read it already. */
export function useLinkToken(form: string): LinkToken {
  const posted = usePosted(form)
  const isDone = posted?.kind === 'sent'
  const [link, setLink] = useState<Link>({ token: isMissingIn(posted) ? null : undefined, later: 0 })
  const taken = useRef<string | null>(null)
  useLayoutEffect(() => {
    const take = (more: number) => {
      const given = takeFromAddress()
      if (given === null && isDone) return
      if (given !== null) taken.current = linkTokenPattern.test(given) ? given : null
      setLink(({ later }) => ({ token: taken.current, later: given === null ? later : later + more }))
    }
    const takeLater = () => take(1)
    take(0)
    // Another older link in the same tab changes the address's hash only.
    window.addEventListener('hashchange', takeLater)
    return () => window.removeEventListener('hashchange', takeLater)
  }, [isDone])
  const alsoSend = useCallback(() => ({ token: taken.current ?? '' }), [])
  return { ...link, alsoSend }
}

const isMissingIn = (posted: ReturnType<typeof usePosted>) =>
  posted?.kind === 'refused' && posted.issues.some(({ path }) => path === 'token')

/** Links have the token in their query; older ones after the #. */
function takeFromAddress(): string | null {
  const { hash, pathname, search } = window.location
  const [inHash, inQuery] = [hash.slice(1), search].map((part) => new URLSearchParams(part).get('token'))
  const left = [without(search), inHash === null ? hash : '']
  if (inHash !== null || inQuery !== null)
    window.history.replaceState(window.history.state, '', pathname + left.join(''))
  return inHash ?? inQuery ?? null
}

/** Removes the token and keeps the rest as it is encoded. */
function without(search: string): string {
  const parts = search.slice(1).split('&')
  const others = parts.filter((part) => !/^token(=|$)/.test(part)).join('&')
  return others && `?${others}`
}
