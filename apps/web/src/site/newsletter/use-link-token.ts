import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** The secret of the mailed link that led here, empty where there is none. */
interface LinkToken {
  /** Null while the page is prerendered and hydrated. */
  token: string | null
  /** For a press: one that waited for the script is answered before the secret is rendered. */
  latest: string
}

/**
 * Takes the secret from the end of the address. Only the router still has it: the address bar loses it at once, so that it
 * is in no history and no bookmark.
 */
export function useLinkToken(): LinkToken {
  const { hash } = useLocation()
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const latest = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const token = isInBrowser ? latest : null
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  return { token, latest }
}
