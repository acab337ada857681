import type { checks } from '@northword/content/checks'

/** The name of what is checked. */
export type CheckName = keyof typeof checks | 'database'

/** Something that is wrong, as a sentence that says what to do. */
export interface Finding {
  check: CheckName
  sentence: string
}
