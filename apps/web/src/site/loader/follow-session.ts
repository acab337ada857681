import { markSession, readSessionHint } from '../session/session-hint.ts'

/** Shows Login or Dashboard, before and without any other script, and follows the other tabs. */
export function followSession() {
  const show = () => markSession(readSessionHint())
  show()
  addEventListener('storage', show)
  // A page that Back brings back as it was left has missed what happened meanwhile.
  addEventListener('pageshow', show)
}
