import { toast } from '../../ui/toast.ts'
import { currentSession } from '../session/session-store.ts'

/** Shows a toast after a while to somebody who is not signed in, wherever on the site they are by then. */
export function promptGuest(prompt: Parameters<typeof toast>[0], delayMs: number) {
  if (currentSession()) return
  setTimeout(() => toast(prompt), delayMs)
}
