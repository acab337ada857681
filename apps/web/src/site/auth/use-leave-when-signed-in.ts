import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStorageReadable } from '../device/device-storage.ts'
import { rememberUser, useSessionHint } from '../session/session-store.ts'
import { fetchMe } from './fetch-me.ts'

/** State of the page's form: its own sign-in needs no confirmation. */
interface Form {
  sending: boolean
  sent: unknown
}

/**
 * Leaves a page for signed-out visitors once its form has signed in, or the server confirms a session from elsewhere.
 * Asks the server only if this browser remembers a user, or cannot store one; Back does not return here.
 */
export function useLeaveWhenSignedIn(to: string, { sending, sent }: Form) {
  const hint = useSessionHint()
  const navigate = useNavigate()
  const left = useRef(false)
  /** The remembered id to confirm; null if there is nothing to ask. */
  const claimed = sending ? null : (hint?.id ?? (isStorageReadable() ? null : 'somebody'))
  useEffect(() => {
    const leave = () => {
      // Once: after `navigate` the address no longer holds `next`.
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
    // Without an answer the page stays.
    confirm().catch(() => {})
    return () => {
      isOver = true
    }
  }, [claimed, sent, navigate, to])
}
