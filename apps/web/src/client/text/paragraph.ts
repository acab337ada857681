import type { ShownBlock } from '@northword/contract/text-views'
import type { Span } from './spans.tsx'

/** What an editor did to a whole paragraph. One that was rewritten is there twice, as it was `before` and `after`. */
export type Fate =
  'added' | 'removed' | 'moved-away' | 'moved-here' | 'edited' | 'reformatted' | 'before' | 'after'

/** A paragraph as it is shown. */
export interface Paragraph extends Omit<ShownBlock, 'runs'> {
  spans: Span[]
  fate?: Fate
  /** Where it begins in the plain text of its version, where that is known. */
  start?: number
}
