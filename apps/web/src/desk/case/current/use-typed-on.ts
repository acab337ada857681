import type { DeskCase, Happening } from '@northword/contract/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '../../api/me.ts'

/** Text of a field after it was saved: without what was saved, if the member has typed on meanwhile. */
export const afterSaving = (saved: unknown) => (now: string) =>
  now.startsWith(String(saved)) ? now.slice(String(saved).length).trimStart() : now

/** The case when the member began to type, and whether others have changed it since. */
export interface TypedOn {
  seen: DeskCase
  isStale: boolean
}

/**
 * Keeps the case that the typed input is based on. It follows `found` while nothing is typed, or if all changes are
 * the member's own.
 */
export function useTypedOn(found: DeskCase, isTyped: boolean): TypedOn {
  // Null at the moment at which a call ends the session.
  const id = useQuery(meQuery).data?.member.id
  const [seen, setSeen] = useState(found)
  const isMine = happenedSince(seen, found).every(({ memberId }) => memberId === id)
  if (seen !== found && (!isTyped || isMine)) setSeen(found)
  return { seen, isStale: isTyped && !isMine && seen.version !== found.version }
}

/** Events of `found` that `seen` does not have. */
export function happenedSince(seen: DeskCase, found: DeskCase): Happening[] {
  const known = new Set(seen.timeline.map(({ id }) => id))
  return found.timeline.filter(({ id }) => !known.has(id))
}
