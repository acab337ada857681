import { useEffect } from 'react'
import { currentSession, subscribeToSession } from '../session/session-store.ts'
import { hasDraft } from './draft.ts'

/**
 * Calls back when somebody signs out in another tab while a form of this service is open: whoever comes
 * next must not read it. Signing out takes the drafts along; a session that only ran out leaves them.
 */
export function useSignOutElsewhere(sku: string, onSignOut: () => void) {
  useEffect(
    () =>
      subscribeToSession(() => {
        if (!currentSession() && !hasDraft(sku)) onSignOut()
      }),
    [sku, onSignOut],
  )
}
