import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { ApiProvider } from '../../site/api/api-provider.tsx'
import type { SessionHint } from '../../site/session/session-hint.ts'
import { currentSession, useSessionHint } from '../../site/session/session-store.ts'

interface PrivatePageProps {
  /** Prerendered, and shown while nobody is signed in: holds no private data. */
  shell: ReactNode
  children: (user: SessionHint) => ReactNode
}

/**
 * A page for signed-in clients that follows other tabs. After a sign-out it redirects to the login page, and another
 * user gets a fresh page.
 */
export function PrivatePage({ shell, children }: PrivatePageProps) {
  const user = useSessionHint()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    const leaveUnlessSignedIn = () => {
      // Asks the store, because hydration starts signed out. A sign-out on this page navigates elsewhere by itself.
      if (user || currentSession() || window.location.pathname !== pathname) return
      void navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true })
    }
    leaveUnlessSignedIn()
    // Back may return before the login page was shown: then nothing renders again.
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
