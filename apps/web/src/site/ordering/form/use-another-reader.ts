import { useEffect } from 'react'
import { currentReader, subscribeToSession } from '../../session/session-store.ts'
import { hasDraft } from './draft.ts'
import type { keepDraft } from './kept-draft.ts'

/**
 * Calls back when an open form must not be read any longer by whoever is there: somebody has signed out in
 * another tab, which takes the drafts along (a session that only ran out leaves them), or somebody else than
 * its writer has signed in. A guest's form stays with the guest who signs in.
 */
export function useAnotherReader(
  { place }: Pick<ReturnType<typeof keepDraft>, 'place'>,
  { onSignOut, onSomebodyElse }: Record<'onSignOut' | 'onSomebodyElse', () => void>,
) {
  useEffect(
    () =>
      subscribeToSession(() => {
        const reader = currentReader()
        const { writtenBy } = place()
        if (reader === null && !hasDraft(place())) onSignOut()
        if (reader !== null && writtenBy !== null && writtenBy !== reader) onSomebodyElse()
      }),
    [place, onSignOut, onSomebodyElse],
  )
}
