import type { checks } from '@northword/content/checks'

export type CheckName = keyof typeof checks | 'database'

/** A problem, as a sentence with advice. */
export interface Finding {
  check: CheckName
  sentence: string
}
