import { markSession, readSessionHint } from '../session/session-hint.ts'

/** Shows Login or Dashboard without other scripts, and follows other tabs. */
export function followSession() {
  const show = () => markSession(readSessionHint())
  // The server may have set it, also for a session that no script knows.
  if (!document.documentElement.hasAttribute('data-session')) show()
  addEventListener('storage', show)
  // A page from the back/forward cache has missed changes.
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}
