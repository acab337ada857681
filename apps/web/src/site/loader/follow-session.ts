import { markSession, readSessionHint } from '../session/session-hint.ts'

/** Shows Login or Dashboard, before and without any other script, and follows the other tabs. */
export function followSession() {
  const show = () => markSession(readSessionHint())
  // The server may have said it, also of a session that no script has seen.
  if (!document.documentElement.hasAttribute('data-session')) show()
  addEventListener('storage', show)
  // A page that Back brings back as it was left has missed what happened meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && show())
}
