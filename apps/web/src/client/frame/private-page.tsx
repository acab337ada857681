import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { ApiProvider } from '../../site/api/api-provider.tsx'
import type { SessionHint } from '../../site/session/session-hint.ts'
import { currentSession, useSessionHint } from '../../site/session/session-store.ts'

interface PrivatePageProps {
  /** Stands in the built page and while nobody is signed in; it holds nothing private. */
  shell: ReactNode
  children: (user: SessionHint) => ReactNode
}

/**
 * A page for signed-in clients. It follows every tab: whoever signs out is sent to sign in again, and
 * another user gets a page of their own, with nothing left of the last one.
 */
export function PrivatePage({ shell, children }: PrivatePageProps) {
  const user = useSessionHint()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    const leaveUnlessSignedIn = () => {
      // The store is asked, because hydration always begins with nobody. And whoever signed out on this
      // page is already on the way to another.
      if (user || currentSession() || window.location.pathname !== pathname) return
      void navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true })
    }
    leaveUnlessSignedIn()
    // Back may come here again before the other page was shown: then nothing is rendered anew.
    window.addEventListener('popstate', leaveUnlessSignedIn)
    return () => window.removeEventListener('popstate', leaveUnlessSignedIn)
  }, [user, navigate, pathname, search])

  return (
    <ThemeProvider>
      {user ? (
        <ApiProvider key={user.id} userId={user.id}>
          {children(user)}
        </ApiProvider>
      ) : (
        shell
      )}
    </ThemeProvider>
  )
}
