import type { RedlineSegment } from '@northword/content/site/home'
import { diffLines, diffWordsWithSpace } from 'diff'

/** Milliseconds: a comparison by words falls back to lines, then to the whole texts. */
const timeout = 250

/** Compares two texts as typed, not as rendered. */
export function compareTyped(before: string, after: string): RedlineSegment[] {
  const changes = diffWordsWithSpace(before, after, { timeout }) ??
    diffLines(before, after, { timeout }) ?? [
      { value: before, added: false, removed: true },
      { value: after, added: true, removed: false },
    ]
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'ins' : removed ? 'del' : 'keep',
    text: value,
  }))
}
