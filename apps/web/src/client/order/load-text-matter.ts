import type { VersionView } from '@northword/contract/texts/text-views'
import { deferred } from '../frame/deferred.ts'
import type { TextView } from './text-view.ts'

export interface TextMatterProps {
  /** The order's number. */
  number: string
  view: TextView
  text: VersionView
}

export const [TextMatter, loadTextMatter] = deferred(
  async () => (await import('./text-matter.tsx')).TextMatter,
)
