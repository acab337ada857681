import { it } from 'vitest'
import { wantNote } from './test-report.ts'

const story = it

/**
 * Declares what the rest of a suite needs. If something is missing, the suite has a single case, which is skipped and
 * names it, and so do the closing lines of the run.
 * @example if (lacks(!fakeClockLibrary && 'faketime')) return
 */
export function lacks(...needs: (string | false | undefined)[]): boolean {
  const missing = needs.filter(Boolean)
  if (missing.length === 0) return false
  const note = wantNote + missing.join(', ')
  // Skips itself: of a case that is skipped beforehand, nobody knows whether its tags left it out.
  story(note, ({ skip }) => skip(note))
  return true
}
