import type { DeskCase } from '@northword/contract/desk'
import { useState } from 'react'
import { useMe } from '../frame/use-me.ts'
import { happenedSince } from './since.ts'

/** A case as somebody saw it when they began to type, and whether somebody else has changed it since. */
export interface TypedOn {
  seen: DeskCase
  isStale: boolean
}

/**
 * Keeps the case on which something is being typed: what is saved was meant for that one. While nothing is typed, and
 * where all that is new is their own doing, it follows what is found.
 */
export function useTypedOn(found: DeskCase, isTyped: boolean): TypedOn {
  const { id } = useMe().member
  const [seen, setSeen] = useState(found)
  const isMine = happenedSince(seen, found).every(({ memberId }) => memberId === id)
  if (seen !== found && (!isTyped || isMine)) setSeen(found)
  return { seen, isStale: isTyped && !isMine && seen.version !== found.version }
}
