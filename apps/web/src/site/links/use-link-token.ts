import { linkTokenPattern } from '@northword/contract/link-token'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Typed } from '../plain-form/outcome.ts'
import { usePosted } from '../served/page-state.tsx'

interface Link {
  /** Null where it is missing or not complete, undefined while nobody has looked, or where it has done its work. */
  token: string | null | undefined
  /** How many more links were opened in the same tab since. */
  later: number
}

/** The secret of the mailed link that opened a page. */
export interface LinkToken extends Link {
  /** It, or nothing, at the moment of a press: one that waited for the script is answered before it is rendered. */
  alsoSend: () => Typed
}

/**
 * Takes the secret from the address, where it does not stay for a moment. Where the form of this name was posted
 * without scripts, the server has looked already.
 */
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
    // Another link of those that we mailed before, opened in the same tab, changes nothing but the end of the address.
    window.addEventListener('hashchange', takeLater)
    return () => window.removeEventListener('hashchange', takeLater)
  }, [isDone])
  const alsoSend = useCallback(() => ({ token: taken.current ?? '' }), [])
  return { ...link, alsoSend }
}

const isMissingIn = (posted: ReturnType<typeof usePosted>) =>
  posted?.kind === 'refused' && posted.issues.some(({ path }) => path === 'token')

/** Links have it in their query; those that we mailed before have it after the #. */
function takeFromAddress(): string | null {
  const { hash, pathname, search } = window.location
  const [inHash, inQuery] = [hash.slice(1), search].map((part) => new URLSearchParams(part).get('token'))
  const left = [without(search), inHash === null ? hash : '']
  if (inHash !== null || inQuery !== null)
    window.history.replaceState(window.history.state, '', pathname + left.join(''))
  return inHash ?? inQuery ?? null
}

/** A query without the secret, otherwise as it is written. */
function without(search: string): string {
  const parts = search.slice(1).split('&')
  const others = parts.filter((part) => !/^token(=|$)/.test(part)).join('&')
  return others && `?${others}`
}
