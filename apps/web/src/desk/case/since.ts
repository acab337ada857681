import type { DeskCase, Happening } from '@northword/contract/desk'

/** What has happened to a case since somebody saw it. */
export function happenedSince(seen: DeskCase, found: DeskCase): Happening[] {
  const known = new Set(seen.timeline.map(({ id }) => id))
  return found.timeline.filter(({ id }) => !known.has(id))
}
