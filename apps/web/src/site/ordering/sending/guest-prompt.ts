import type { OrderForm } from '@northword/contract/orders'
import { toast } from '../../ui/toast.ts'
import { noteGuest } from '../../session/guest-details.ts'
import { currentSession } from '../../session/session-store.ts'

/**
 * Shows a toast after a while to somebody who is not signed in, wherever on the site they are by then. The
 * form for an account begins with what they ordered with.
 */
export function promptGuest(
  { fullName: name, email }: Pick<OrderForm, 'fullName' | 'email'>,
  prompt: Parameters<typeof toast>[0],
  delayMs: number,
) {
  if (currentSession()) return
  noteGuest({ name, email })
  setTimeout(() => toast(prompt), delayMs)
}
