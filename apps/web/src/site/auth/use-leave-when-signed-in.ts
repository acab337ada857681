import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStorageReadable } from '../device/device-storage.ts'
import { rememberUser, useSessionHint } from '../session/session-store.ts'
import { fetchMe } from './fetch-me.ts'

/** The form of the page: somebody who has just signed in by it need not be confirmed. */
interface Form {
  sending: boolean
  sent: unknown
}

/**
 * Leaves a page that is for signed-out visitors when its form has signed somebody in, or as soon as the server
 * confirms that somebody is signed in: one who came signed in, or who signs in in another tab. The server is
 * asked only where this browser remembers somebody, which may be out of date, or cannot remember anybody. Back
 * does not lead to the page again.
 */
export function useLeaveWhenSignedIn(to: string, { sending, sent }: Form) {
  const hint = useSessionHint()
  const navigate = useNavigate()
  const left = useRef(false)
  /** The id that is remembered, for which the server is asked; null where there is nothing to ask. */
  const claimed = sending ? null : (hint?.id ?? (isStorageReadable() ? null : 'somebody'))
  useEffect(() => {
    const leave = () => {
      // Once: on the way, the address that said where to go is no longer this page's.
      if (left.current) return
      left.current = true
      void navigate(to, { replace: true })
    }
    if (sent) leave()
    if (claimed === null || left.current) return undefined
    let isOver = false
    const confirm = async () => {
      const me = await fetchMe()
      if (!me || isOver) return
      rememberUser(me.user)
      leave()
    }
    // Without an answer the page stays as it is.
    confirm().catch(() => {})
    return () => {
      isOver = true
    }
  }, [claimed, sent, navigate, to])
}
