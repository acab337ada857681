import { blockGap, textOfBlock } from '@northword/contract/texts/plain-text'
import type { ShownBlock } from '@northword/contract/texts/text-views'
import type { ReactNode, Ref } from 'react'
import type { Extent } from './extent-of.ts'
import { type Mark, markedSpans } from './marked-spans.ts'
import type { Paragraph } from './paragraph.ts'
import { SheetOfPaper } from './sheet-of-paper.tsx'

interface ManuscriptProps {
  blocks: readonly ShownBlock[]
  /** Commented passages. */
  marks?: readonly Mark[]
  /** Content below a paragraph, list, table or quotation. */
  below?: (extent: Extent) => ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Its headings are below an `h2`. */
export const Manuscript = ({ blocks, marks = [], ...paper }: ManuscriptProps) => (
  <SheetOfPaper paragraphs={paragraphsOf(blocks, marks)} {...paper} />
)

/** Adds each paragraph's offset in the plain text. */
function paragraphsOf(blocks: readonly ShownBlock[], marks: readonly Mark[]): Paragraph[] {
  let next = 0
  return blocks.map((shown) => {
    const { runs, ...block } = shown
    const start = next
    next += textOfBlock(shown).length + blockGap.length
    return { ...block, start, spans: markedSpans(runs, start, marks) }
  })
}
