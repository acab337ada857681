import type { checks } from '@northword/content/checks'

export type CheckName = keyof typeof checks | 'database'

export interface Finding {
  check: CheckName
  sentence: string
}
