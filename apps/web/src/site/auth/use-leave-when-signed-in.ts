import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { rememberUser } from '../session/session-store.ts'
import { useMe } from './use-me.ts'

/**
 * Leaves a page that is for signed-out visitors as soon as the server confirms that somebody is signed
 * in: one who came signed in, who signs in on this page, or in another tab. The page is not kept for Back.
 */
export function useLeaveWhenSignedIn(to: string) {
  const me = useMe()
  const navigate = useNavigate()
  const left = useRef(false)
  useEffect(() => {
    // Once: on the way, the address that said where to go is no longer this page's.
    if (!me || left.current) return
    left.current = true
    rememberUser(me)
    void navigate(to, { replace: true })
  }, [me, navigate, to])
}
