import type { VersionView } from '@northword/contract/text-views'
import { deferred } from '../frame/deferred.ts'
import type { TextView } from './text-view.ts'

export interface TextMatterProps {
  /** Of the order. */
  number: string
  view: TextView
  text: VersionView
}

/** A text with all that is said of it, and what fetches its code. */
export const [TextMatter, loadTextMatter] = deferred(
  async () => (await import('./text-matter.tsx')).TextMatter,
)
