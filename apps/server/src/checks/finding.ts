import type { checks } from '@northword/content/operate/checks'

export type CheckName = keyof typeof checks | 'database'

export interface Finding {
  check: CheckName
  sentence: string
}
