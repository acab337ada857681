import type { DeskCase, Happening } from '@northword/contract/desk/desk'

/** Events of `found` that `seen` does not have. */
export function happenedSince(seen: DeskCase, found: DeskCase): Happening[] {
  const known = new Set(seen.timeline.map(({ id }) => id))
  return found.timeline.filter(({ id }) => !known.has(id))
}
