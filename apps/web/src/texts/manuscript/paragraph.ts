import type { ShownBlock } from '@northword/contract/texts/text-views'
import type { Span } from './spans.tsx'

/** An editor's change to a whole paragraph. A rewritten one appears twice, as `before` and `after`. */
export type Fate =
  | 'added'
  | 'removed'
  | 'moved-away'
  | 'moved-here'
  | 'edited'
  | 'relinked'
  | 'reformatted'
  | 'before'
  | 'after'

export interface Paragraph extends Omit<ShownBlock, 'runs'> {
  spans: Span[]
  fate?: Fate
  /** Offset in the version's plain text, if known. */
  start?: number
}
