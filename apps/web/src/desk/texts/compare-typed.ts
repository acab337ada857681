import type { RedlineSegment } from '@northword/content/home'
import { diffLines, diffWordsWithSpace } from 'diff'

/** So long a page may stand still: beyond it whole lines are compared, and then the whole texts. */
const timeout = 250

/** What stands in one text as it was typed and not in the other. */
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
